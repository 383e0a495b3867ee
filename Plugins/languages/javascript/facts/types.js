'use strict'
// What is known of the types of values: the solution's own classes by their names, and what a value lists or gives.

const UNKNOWN = Object.freeze({ names: [], metas: [], many: false, element: null, key: null, parts: null, fn: false, gives: null, takes: null, foreign: '' })
const type = more => ({ ...UNKNOWN, ...more })
const named = names => type({ names: [...names].sort() })
const foreign = name => type({ foreign: name })
const listed = element => type({ many: true, element })
const mapped = (key, element) => type({ many: true, key, element })
const same = (first, second) => JSON.stringify(first) === JSON.stringify(second)
const isUnknown = t => !t || same(t, UNKNOWN)
const both = (first, second) => [...new Set([...first, ...second])].sort()
const deeper = (first, second) => (first && second ? joined(first, second) : first ?? second)

/** Returns the type of what may be either. */
function joined(first, second) {
  if (isUnknown(first)) return second ?? UNKNOWN
  if (isUnknown(second) || same(first, second)) return first
  return {
    names: both(first.names, second.names), metas: both(first.metas, second.metas), many: first.many || second.many,
    element: deeper(first.element, second.element), key: deeper(first.key, second.key),
    parts: first.parts?.length === second.parts?.length ? first.parts?.map((p, i) => joined(p, second.parts[i])) ?? null : null,
    fn: first.fn || second.fn, gives: deeper(first.gives, second.gives), takes: first.takes ?? second.takes, foreign: first.foreign || second.foreign
  }
}

const together = types => types.reduce(joined, UNKNOWN)

/** Returns the names of own classes that a type speaks of. */
function flat(t) {
  if (!t) return []
  return (t.parts ?? []).reduce((names, part) => both(names, flat(part)), both(both(t.names, t.metas), both(flat(t.element), flat(t.key))))
}

/** Returns a type that is no deeper than that: lists that hold themselves have no end. */
function shortened(t, depth = 3) {
  if (!t) return t
  if (depth === 0) return named(t.names)
  return { ...t, element: shortened(t.element, depth - 1), key: shortened(t.key, depth - 1),
    parts: t.parts?.map(p => shortened(p, depth - 1)) ?? null, gives: shortened(t.gives, depth - 1) }
}

module.exports = { UNKNOWN, type, named, foreign, listed, mapped, same, isUnknown, joined, together, flat, shortened }
