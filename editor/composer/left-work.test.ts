import { expect, test } from 'vitest'
import { keepDraft, restoreDraft } from '#editor/composer/draft-storage.ts'
import { takeLeftWork } from '#editor/composer/left-work.ts'
import { record, startHistory } from '#editor/history/history.ts'
import { memoryStorage } from '#tests/setup/memory-storage.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'

const author = 'Iris Bell'
const pier = { tenantId: 'pier', author, isOpen: () => false }

type Work = {
  tab: string
  color: `#${string}`
  at?: number
  tenantId?: string
  by?: string
  isSaved?: boolean
}

const storageWith = (...works: Work[]) => {
  const storage = memoryStorage()
  for (const { tab, color, at = 1, tenantId = 'pier', by = author, isSaved = false } of works) {
    const document: ThemeDocument = { ...emptyThemeDocument, variables: { 'color-brand': color } }
    const history = record(startHistory<ThemeDocument>(emptyThemeDocument), { document, label: 'x', at })
    const saved = isSaved ? document : emptyThemeDocument
    keepDraft(storage, {
      place: { tenantId, tab },
      author: by,
      history: { ...history, saved },
      conflicts: [],
    })
  }
  return storage
}
const colorOf = (history: ReturnType<typeof takeLeftWork>) => history?.present.variables['color-brand']

test('the newest work of a tab that is gone is taken over once', () => {
  const storage = storageWith({ tab: 'a', color: '#aa0000', at: 1 }, { tab: 'b', color: '#00aa00', at: 2 })
  expect(colorOf(takeLeftWork(storage, pier))).toBe('#00aa00')
  expect(colorOf(takeLeftWork(storage, pier))).toBe('#aa0000')
  expect(takeLeftWork(storage, pier)).toBeNull()
})

test('the work of an open tab, another venue or another author stays where it is', () => {
  const storage = storageWith(
    { tab: 'open', color: '#aa0000' },
    { tab: 'a', color: '#00aa00', tenantId: 'quay' },
    { tab: 'b', color: '#0000aa', by: 'Ben Yun' },
  )
  expect(takeLeftWork(storage, { ...pier, isOpen: tab => tab === 'open' })).toBeNull()
  expect(storage.length).toBe(3)
})

test('work with nothing unsaved is not brought back', () => {
  const storage = storageWith({ tab: 'a', color: '#aa0000', isSaved: true })
  expect(takeLeftWork(storage, pier)).toBeNull()
  expect(restoreDraft(storage, { place: { tenantId: 'pier', tab: 'a' }, author })).toBeNull()
})
