# Makes a system of our own to compile for: all links but one header, which can then be changed.
mkdir -p sdk/usr/lib
cp -as /usr/include sdk/usr/
rm sdk/usr/include/features.h
cp /usr/include/features.h sdk/usr/include/
for folder in /lib /lib64; do ln -s "$folder" sdk/; done
for entry in /usr/lib/*; do ln -s "$entry" sdk/usr/lib/; done
swift=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
rm -f sdk/usr/lib/swift
ln -s "$swift" sdk/usr/lib/swift
