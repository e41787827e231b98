import { expect, test } from 'vitest'
import { type ComposerAction, composerReducer, startComposer } from '#editor/composer/composer-state.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'

const stored: ThemeDocument = { ...emptyThemeDocument, variables: { 'color-brand': '#0a5c8a' } }
const after = (...actions: ComposerAction[]) =>
  actions.reduce(composerReducer, startComposer({ document: stored, revision: 3 }))
const red: ComposerAction = {
  type: 'change',
  change: { kind: 'variable', reference: 'color-brand', value: '#aa0000' },
  label: 'Brand colour changed',
  at: 5,
}
const undo: ComposerAction = { type: 'go-to', count: 0 }
const mine = after(red).history.present

test('a change is one step that undo takes back', () => {
  expect(after(red).history.past).toHaveLength(1)
  expect(after(red, undo).history.present).toBe(stored)
  expect(after(red, undo, { type: 'go-to', count: 1 }).history.present).toEqual(mine)
})

test('a saved theme is saved under its new revision', () => {
  const edited = after(red, { type: 'saving' })
  const sent = edited.history.present
  const state = composerReducer(edited, {
    type: 'outcome',
    outcome: { kind: 'saved', document: structuredClone(sent), revision: 4, draft: null },
    sent,
  })
  expect(state).toMatchObject({ revision: 4, saving: false, outcome: { kind: 'saved' } })
  expect(state.history.saved).toEqual(mine)
})

test('saving is no step, also when it brings what others added', () => {
  const edited = after(red)
  const sent = edited.history.present
  const summary = (document: ThemeDocument) =>
    composerReducer(edited, {
      type: 'outcome',
      outcome: { kind: 'saved', document, revision: 4, draft: null },
      sent,
    })
  expect(summary(structuredClone(sent)).history.past).toHaveLength(edited.history.past.length)
  const added = summary({ ...mine, texts: { 'events-page-heading': 'Tonight' } })
  expect(added.history.past).toHaveLength(edited.history.past.length)
  expect(added.history.present).toBe(added.history.saved)
  expect(composerReducer(added, undo).history.present).toEqual({
    ...stored,
    texts: { 'events-page-heading': 'Tonight' },
  })
})

test('an error names its keys and goes with the next change', () => {
  const failed = after(
    red,
    { type: 'saving' },
    {
      type: 'outcome',
      outcome: { kind: 'error', message: 'no', errors: { 'variables.color-brand': 'no' } },
      sent: mine,
    },
  )
  expect(failed).toMatchObject({
    outcome: { kind: 'error', message: 'no' },
    refusals: { 'variables.color-brand': 'no' },
  })
  expect(failed.history.saved).toBe(stored)
  expect(composerReducer(failed, undo)).toMatchObject({ outcome: null, refusals: {} })
})

test('a conflict waits for an answer: mine stays, or theirs is taken as a step', () => {
  const theirs: ThemeDocument = { ...stored, variables: { 'color-brand': '#00aa00' } }
  const conflicts = [{ key: 'variables.color-brand', base: '#0a5c8a', mine: '#aa0000', theirs: '#00aa00' }]
  const state = after(red, {
    type: 'outcome',
    outcome: { kind: 'conflict', conflicts, theirs, revision: 4, draft: null },
    sent: mine,
  })
  expect(state).toMatchObject({ conflicts, revision: 4, history: { saved: theirs, present: mine } })
  expect(composerReducer(state, { type: 'keep-mine' })).toMatchObject({
    conflicts: [],
    history: { present: mine },
  })
  const taken = composerReducer(state, { type: 'take-theirs', label: 'Take theirs', at: 5 })
  expect(taken.history.present.variables['color-brand']).toBe('#00aa00')
  expect(composerReducer(taken, { type: 'go-to', count: 1 }).history.present).toEqual(mine)
})

test('a draft that is saved is gone on with, and what visitors see stays apart from it', () => {
  const edited = after(red, { type: 'saving' })
  const draft = { revision: 1, authors: ['Iris Bell'] }
  const state = composerReducer(edited, {
    type: 'outcome',
    outcome: { kind: 'saved', document: mine, revision: 1, draft },
    sent: mine,
  })
  expect(state).toMatchObject({ draft, published: stored, history: { saved: mine } })
})

test('the composer opens with the draft where there is one', () => {
  const draft = { revision: 5, authors: ['Iris Bell'], document: mine }
  expect(startComposer({ document: stored, revision: 3, draft })).toMatchObject({
    draft,
    revision: 5,
    published: stored,
    history: { present: mine, saved: mine },
  })
})

test('work that is back is told until something is changed, and nothing is told of steps with nothing unsaved', () => {
  const kept = after(red).history
  const back = after({ type: 'restore', history: kept })
  expect([back.outcome, back.history.present]).toEqual([{ kind: 'restored' }, mine])
  expect(composerReducer(back, undo).outcome).toBeNull()
  expect(after({ type: 'restore', history: { ...kept, saved: kept.present } }).outcome).toBeNull()
})
