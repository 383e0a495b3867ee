'use strict'
// Tables that are written out with constants for keys, and stay so.

/** The rows that are seen to be put into variables and fields, each by its place. */
class Tables {
  constructor() { this.rows = new Map() }

  /** Notes rows that are put into a table, or that anything may be put there, where they are null; tells whether that is new. */
  keep(slot, rows) {
    const known = this.rows.has(slot) ? this.rows.get(slot) : [], kept = rows && known ? [...new Set([...known, ...rows])] : null
    this.rows.set(slot, kept)
    return kept?.length !== known?.length
  }

  /** Returns how many rows the table has that a value is; 0 where it is none, or where others may be put in. */
  count(value) { return (value.rows ?? this.rows.get(value.source) ?? []).length }
}

module.exports = { Tables }
