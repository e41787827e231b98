import { expect, test } from 'vitest'
import { meetsPrerequisites } from '#app/rules/limits/prerequisites.ts'

test.each([
  { required: ['entry', 'pass'], ordered: ['entry'], met: true },
  { required: ['entry', 'pass'], ordered: ['reef', 'pass'], met: true },
  { required: ['entry', 'pass'], ordered: ['reef'], met: false },
  { required: ['entry'], ordered: [], met: false },
  { required: [], ordered: [], met: true },
])('[ORD-201] [CHK-163] an event requiring $required may be ordered with $ordered: $met', row => {
  expect(meetsPrerequisites({ prerequisiteEventIds: row.required }, row.ordered)).toBe(row.met)
})
