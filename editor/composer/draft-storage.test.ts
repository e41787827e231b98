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
  keepDraft(kept, { tenantId: 'pier', base: stored, present: edited })
  expect(restoreDraft(kept, { tenantId: 'pier', stored })).toEqual(edited)
  expect(restoreDraft(kept, { tenantId: 'quay', stored })).toBeNull()
})

test('work that was saved is not kept', () => {
  const kept = storage()
  keepDraft(kept, { tenantId: 'pier', base: stored, present: edited })
  keepDraft(kept, { tenantId: 'pier', base: edited, present: edited })
  expect(restoreDraft(kept, { tenantId: 'pier', stored })).toBeNull()
})

test('what others saved since comes along', () => {
  const kept = storage()
  keepDraft(kept, { tenantId: 'pier', base: stored, present: edited })
  const now: ThemeDocument = { ...stored, texts: { 'events-page-heading': 'Tonight' } }
  expect(restoreDraft(kept, { tenantId: 'pier', stored: now })).toEqual({ ...edited, texts: now.texts })
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
  expect(() => keepDraft(full, { tenantId: 'pier', base: stored, present: edited })).not.toThrow()
})
