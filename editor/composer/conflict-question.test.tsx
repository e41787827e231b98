import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useReducer } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ComposerProvider, type ComposerTools } from '#editor/composer/composer-context.ts'
import { type ComposerState, composerReducer, startComposer } from '#editor/composer/composer-state.ts'
import { ConflictQuestion } from '#editor/composer/conflict-question.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { emptyThemeDocument } from '#theme/document.ts'

afterEach(cleanup)

const link = (label: string) => ({ key: 'news', label, href: '/news' })
const mine = { ...emptyThemeDocument, links: [link('My news')], texts: { 'header-menu': 'Mine' } }
const open: ComposerState = {
  ...startComposer({ document: mine, revision: 1 }),
  conflicts: [
    { key: 'texts.header-menu', base: 'Menu', mine: 'Mine', theirs: 'Theirs' },
    { key: 'links.news', base: link('News'), mine: link('My news'), theirs: link('Their news') },
  ],
}

const Question = () => {
  const [state, dispatch] = useReducer(composerReducer, open)
  const { links, texts } = state.history.present
  return (
    <ComposerProvider value={{ fonts: [] } as unknown as ComposerTools}>
      {state.conflicts.length > 0 && <ConflictQuestion state={state} locale="en-US" dispatch={dispatch} />}
      <output>{`${texts['header-menu']}, ${links[0]?.label}`}</output>
    </ComposerProvider>
  )
}

test('each value that both changed is answered by itself, a link by its name', () => {
  render(inWords(<Question />))
  expect(
    screen.getByText(/^Link “My news”: yours My news → \/news, theirs Their news → \/news$/),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take theirs: Link “My news”' }))
  expect(screen.getByRole('status').textContent).toBe('Mine, Their news')
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('all of them can be answered at once', () => {
  render(inWords(<Question />))
  fireEvent.click(screen.getByRole('button', { name: 'Take all theirs' }))
  expect(screen.getByRole('status').textContent).toBe('Theirs, Their news')
  expect(screen.queryByRole('alert')).toBeNull()
})
