import { expect, test } from 'vitest'
import { keepDraft, restoreDraft } from '#editor/composer/draft-storage.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'

const storage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  }
}

const stored: ThemeDocument = { ...emptyThemeDocument, texts: { 'events-page-heading': 'What is on' } }
const edited: ThemeDocument = { ...stored, variables: { 'color-brand': '#aa0000' } }

test('unsaved work is there after a reload, at its own venue only', () => {
  const kept = storage()
  keepDraft(kept, { tenantId: 'pier', saved: stored, present: edited, conflicts: [] })
  expect(restoreDraft(kept, { tenantId: 'pier', stored })).toEqual({ document: edited, conflicts: [] })
  expect(restoreDraft(kept, { tenantId: 'quay', stored })).toBeNull()
})

test('work beside a wording that was broken before is kept too', () => {
  const broken: ThemeDocument = { ...stored, texts: { 'header-cart-count': '{constructor}' } }
  const kept = storage()
  const present: ThemeDocument = { ...broken, variables: { 'color-brand': '#aa0000' } }
  keepDraft(kept, { tenantId: 'pier', saved: broken, present, conflicts: [] })
  expect(restoreDraft(kept, { tenantId: 'pier', stored: broken })?.document).toEqual(present)
})

test('work that was saved is not kept', () => {
  const kept = storage()
  keepDraft(kept, { tenantId: 'pier', saved: stored, present: edited, conflicts: [] })
  keepDraft(kept, { tenantId: 'pier', saved: edited, present: edited, conflicts: [] })
  expect(restoreDraft(kept, { tenantId: 'pier', stored })).toBeNull()
})

test('what others saved since comes along', () => {
  const kept = storage()
  keepDraft(kept, { tenantId: 'pier', saved: stored, present: edited, conflicts: [] })
  const now: ThemeDocument = { ...stored, texts: { 'events-page-heading': 'Tonight' } }
  expect(restoreDraft(kept, { tenantId: 'pier', stored: now })).toEqual({
    document: { ...edited, texts: now.texts },
    conflicts: [],
  })
})

test.each(['{', 'null', '{"base":{},"present":{"variables":{"color-brand":"red;}"}}}'])(
  'what cannot be read is left alone: %s',
  text => {
    const kept = storage()
    kept.setItem('marquee-composer pier', text)
    expect(restoreDraft(kept, { tenantId: 'pier', stored })).toBeNull()
  },
)

test('a storage that refuses stops nobody', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() =>
    keepDraft(full, { tenantId: 'pier', saved: stored, present: edited, conflicts: [] }),
  ).not.toThrow()
})
