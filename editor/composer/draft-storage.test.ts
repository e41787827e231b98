import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepDraft, MAX_CHARACTERS, restoreDraft } from '#editor/composer/draft-storage.ts'
import { type History, record, startHistory } from '#editor/history/history.ts'
import { memoryStorage } from '#tests/setup/memory-storage.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'

const stored: ThemeDocument = { ...emptyThemeDocument, texts: { 'events-page-heading': 'What is on' } }
const red: ThemeDocument = { ...stored, variables: { 'color-brand': '#aa0000' } }
const linked: ThemeDocument = {
  ...red,
  links: [{ key: 'map', href: '/map', label: 'Map' }],
  logo: { src: '/pictures/pier.svg' },
  textSets: { schools: { 'events-page-heading': 'For your class' } },
}
const place = { tenantId: 'pier', tab: 'one' }
const author = 'Iris Bell'

/** A history that began with the first document and went through the others. */
const through = (first: ThemeDocument, ...others: ThemeDocument[]) =>
  others.reduce(
    (history, document, index) => record(history, { document, label: `step ${index}`, at: index }),
    startHistory(first),
  )
const keep = (storage: Storage, history: History<ThemeDocument>) =>
  keepDraft(storage, { place, author, history, conflicts: [] })

test('work and its steps are there after a reload', () => {
  const storage = memoryStorage()
  const history = through(stored, red, linked, red)
  keep(storage, history)
  expect(restoreDraft(storage, { place, author })).toEqual(history)
})

test.each([
  ['another venue', { tenantId: 'quay', tab: 'one' }, author],
  ['another tab', { tenantId: 'pier', tab: 'two' }, author],
  ['another author', place, 'Ben Yun'],
])('nothing of it is seen at %s', (_name, other, name) => {
  const storage = memoryStorage()
  keep(storage, through(stored, red))
  expect(restoreDraft(storage, { place: other, author: name })).toBeNull()
})

test('work beside a wording that was broken before is kept too', () => {
  const broken: ThemeDocument = { ...stored, texts: { 'header-cart-count': '{constructor}' } }
  const storage = memoryStorage()
  const present: ThemeDocument = { ...broken, variables: { 'color-brand': '#aa0000' } }
  keep(storage, through(broken, present))
  expect(restoreDraft(storage, { place, author })?.present).toEqual(present)
})

test('steps are kept over a save; what is saved and has none is not', () => {
  const storage = memoryStorage()
  keep(storage, { ...through(stored, red), saved: red })
  expect(restoreDraft(storage, { place, author })?.past).toHaveLength(1)
  keep(storage, startHistory(red))
  expect(storage.length).toBe(0)
})

test('what is undone can be done again after a reload', () => {
  const { past, present, saved } = through(stored, red, linked)
  const history = {
    past: past.slice(0, 1),
    present: red,
    future: [{ ...past[1]!, document: present }],
    saved,
  }
  const storage = memoryStorage()
  keep(storage, history)
  expect(restoreDraft(storage, { place, author })).toEqual(history)
})

test('too many steps push the oldest out, and the work itself stays', () => {
  const wording = (number: number): ThemeDocument => ({
    ...stored,
    texts: { 'events-page-heading': `${number} ${'x'.repeat(15_000)}` },
  })
  const documents = Array.from({ length: 120 }, (_, number) => wording(number))
  const history = through(stored, ...documents)
  const storage = memoryStorage()
  keep(storage, history)
  expect(storage.getItem(storage.key(0)!)!.length).toBeLessThanOrEqual(MAX_CHARACTERS)
  const kept = restoreDraft(storage, { place, author })!
  expect(kept.present).toEqual(history.present)
  expect(kept.past).toEqual(history.past.slice(-kept.past.length))
  expect(kept.past.length).toBeGreaterThan(20)
})

const keptBy = (change: (work: { past: unknown[]; format: number }) => void) => {
  const storage = memoryStorage()
  keep(storage, through(stored, red, linked))
  const key = storage.key(0)!
  const work = JSON.parse(storage.getItem(key)!)
  change(work)
  storage.setItem(key, JSON.stringify(work))
  return restoreDraft(storage, { place, author })
}

test('work of another format is left alone', () => {
  expect(keptBy(work => Object.assign(work, { format: 3 }))).toBeNull()
})

test.each([
  null,
  { label: 4, at: 0, values: [] },
  { label: 'x', at: 'noon', values: [] },
  { label: 'x', at: 0, values: 'all' },
  { label: 'x', at: 0, values: [null] },
  { label: 'x', at: 0, values: [['variables.color-brand', 'red;}']] },
])('steps behind one that cannot be read are left out: %j', step => {
  const kept = keptBy(work => Object.assign(work, { past: [work.past[0], step, work.past[1]] }))
  expect(kept?.past).toHaveLength(1)
  expect(kept?.present).toEqual(linked)
})

test('whatever lies in the storage, nothing is thrown and no value leaves its kind', () => {
  const storage = memoryStorage()
  keep(storage, startHistory(stored))
  keep(storage, through(stored, red))
  const key = storage.key(0)!
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      storage.setItem(key, text)
      expect(restoreDraft(storage, { place, author })).toBeNull()
    }),
  )
})

test('a storage that refuses stops nobody', () => {
  const full: Storage = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => keep(full, through(stored, red))).not.toThrow()
})
