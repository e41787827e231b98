import { expect, test } from 'vitest'
import type { PlanChange } from './plan-change.ts'
import { putBackImport } from './put-back-import.ts'

const venue = { id: 'pier', name: 'Pier', phoneNumber: '1' }
const change = (kind: PlanChange['kind'], id: string, keys: string[] = [], part = 'events'): PlanChange => ({
  kind,
  part,
  id,
  name: id,
  fields: keys.map(key => ({ key, before: null, after: null })),
})

type Case = {
  why: string
  before: object
  current: object
  changes: PlanChange[]
  after: object
}

const cases: Case[] = [
  {
    why: 'a record that was made is gone, the last one with its list',
    before: {},
    current: { addOns: [{ id: 'map' }] },
    changes: [change('added', 'map', ['id'], 'addOns')],
    after: {},
  },
  {
    why: 'one that was removed is there again, at its place',
    before: { events: [{ id: 'boat' }, { id: 'tour', name: 'Tour' }, { id: 'walk' }] },
    current: { events: [{ id: 'boat' }, { id: 'walk' }] },
    changes: [change('removed', 'tour')],
    after: { events: [{ id: 'boat' }, { id: 'tour', name: 'Tour' }, { id: 'walk' }] },
  },
  {
    why: 'values that were changed are the earlier ones, those that others have changed since stay',
    before: { events: [{ id: 'boat', name: 'Boat', duration: 30 }] },
    current: { events: [{ id: 'boat', name: 'Ship', duration: 60, images: ['new'], retired: true }] },
    changes: [change('changed', 'boat', ['name', 'retired'])],
    after: { events: [{ id: 'boat', duration: 60, images: ['new'], name: 'Boat' }] },
  },
  {
    why: 'a record that came since follows, and one that is gone since stays gone',
    before: { events: [{ id: 'boat' }, { id: 'walk' }] },
    current: { events: [{ id: 'new' }, { id: 'walk', name: 'Long walk' }] },
    changes: [change('changed', 'boat', ['name']), change('changed', 'walk', ['name'])],
    after: { events: [{ id: 'walk' }, { id: 'new' }] },
  },
  {
    why: 'one that somebody has made again since is not there twice',
    before: { events: [{ id: 'boat', name: 'Boat' }] },
    current: { events: [{ id: 'boat', name: 'Ferry' }] },
    changes: [change('removed', 'boat')],
    after: { events: [{ id: 'boat', name: 'Ferry' }] },
  },
  {
    why: 'a part that is one goes back key by key',
    before: { hours: { standard: { M: [1] }, exceptions: [] } },
    current: { hours: { standard: { M: [2] }, exceptions: ['since'], note: 'new' } },
    changes: [change('changed', '', ['standard', 'note'], 'hours')],
    after: { hours: { exceptions: ['since'], standard: { M: [1] } } },
  },
  {
    why: 'people and looks stay as they are',
    before: { members: [{ id: 'm1' }], theme: { preset: 'botanic' } },
    current: { members: [{ id: 'm2' }], theme: { preset: 'aquarium' } },
    changes: [change('removed', 'm1', [], 'members'), change('changed', '', ['preset'], 'theme')],
    after: { members: [{ id: 'm2' }], theme: { preset: 'aquarium' } },
  },
]

test.each(cases)('$why', ({ before, current, changes, after }) => {
  expect(putBackImport({ before: { venue, ...before }, current: { venue, ...current }, changes })).toEqual({
    venue,
    ...after,
  })
})

test('what was put back is put back no further', () => {
  for (const { before, current, changes } of cases) {
    const back = putBackImport({ before: { venue, ...before }, current: { venue, ...current }, changes })
    expect(putBackImport({ before: { venue, ...before }, current: back, changes })).toEqual(back)
  }
})
