import { expect, test } from 'vitest'
import { recordName } from './record-name.ts'

const file = { events: [{ id: 'walk', name: 'Night Walk' }, { id: 'boat' }], venue: { id: 'pier' } }

test.each([
  ['events[0].slots[3].time', 'Night Walk'],
  ['events[1]', 'boat'],
  ['events[2]', 'events[2]'],
  ['venue.timeZone', 'venue.timeZone'],
])('%s is in “%s”', (path, name) => {
  expect(recordName(file, path)).toBe(name)
})
