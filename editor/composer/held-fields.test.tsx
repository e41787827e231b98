import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { BottomBar } from '#editor/composer/bottom-bar.tsx'
import { ComposerProvider, type ComposerTools } from '#editor/composer/composer-context.ts'
import { ConflictQuestion } from '#editor/composer/conflict-question.tsx'
import { useComposerState } from '#editor/composer/use-composer-state.ts'
import { useFieldFocus } from '#editor/composer/use-field-focus.ts'
import { useHistoryKeys } from '#editor/composer/use-history-keys.ts'
import { LinksPanel } from '#editor/panels/links-panel.tsx'
import { TextRow } from '#editor/panels/text-row.tsx'
import { VariableRow } from '#editor/panels/variable-row.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { themeParts } from '#theme/theme-parts.ts'

const start: ThemeDocument = {
  ...emptyThemeDocument,
  texts: { 'mail-sender-address': 'tickets@pier.museum' },
  links: [{ key: 'visit', href: '/visit', label: 'Visit' }],
}

const panels = {
  words: () => <TextRow reference="events-page-heading" />,
  colours: () => <VariableRow reference="color-brand" />,
  links: () => <LinksPanel />,
}
/** There is no page in a frame. */
const noPage: ComposerTools['inspector'] = {
  light: async () => 0,
  pageWords: () => [],
  explain: words => ({ words, texts: [], catalogue: undefined, isWrittenByLocale: false }),
  textsSaying: () => [],
  inspect: () => undefined,
  tryWords: async () => [],
  loads: 0,
}

type Panel = keyof typeof panels

type Colleague = { saves: (textVariables: ThemeDocument['texts']) => void }

/** Panels, Save and what is said of it, as the composer puts them together. */
const Bench = ({ colleague }: { colleague?: Colleague }) => {
  const { state, dispatch, compiled, differences, save } = useComposerState({
    tenantId: 'pier',
    author: 'Iris Bell',
    document: start,
    revision: 1,
    mayPublish: true,
    heroPicture: null,
  })
  const [panel, setPanel] = useState<Panel>('words')
  if (colleague)
    colleague.saves = texts => {
      const edit = { name: 'Bo', at: '2026-11-25T10:00:00Z' }
      const edits = Object.keys(texts).map(key => [`texts.${key}`, edit] as const)
      dispatch({ type: 'edits', edits: Object.fromEntries(edits) })
      const document = { ...state.history.saved, texts }
      dispatch({ type: 'arrive', theme: { document, revision: 2 }, seen: state.history.saved })
    }
  const hold = useCallback<ComposerTools['hold']>(
    (field, held) => dispatch({ type: 'hold', field, held }),
    [dispatch],
  )
  const onField = (field: string) =>
    setPanel(field.startsWith('texts') ? 'words' : field.startsWith('links') ? 'links' : 'colours')
  useFieldFocus({ ...state, onMissing: onField })
  useHistoryKeys({ undo: () => undefined, redo: () => undefined, save })
  const tools: ComposerTools = {
    fonts: [],
    uploadFont: async () => ({ problem: '' }),
    removeFont: async () => ({ edit: null }),
    restoreFont: async () => null,
    uploadLogo: async () => ({ problem: '' }),
    takeLogo: async () => ({ problem: '' }),
    heroPicture: null,
    document: state.history.present,
    compiled,
    locale: 'en-US',
    currency: 'USD',
    brands: [],
    rights: themeParts,
    refusals: {},
    held: state.held,
    edits: state.edits,
    hold,
    askAbout: key => dispatch({ type: 'ask-about', key }),
    apply: (change, label) => dispatch({ type: 'change', change, label, at: 5 }),
    drag: () => undefined,
    inspector: noPage,
    scenes: {
      having: async () => [],
      show: () => undefined,
      nameOf: (_, name) => name,
    },
    pictures: null,
    shop: {
      facts: {
        tenantId: 'pier',
        openDay: '2026-11-20',
        closedDay: null,
        soldOutDay: null,
        eventId: null,
        soldOutEventId: null,
        comboId: null,
        levelId: null,
      },
      events: [{ id: 'boat-tour', name: 'Boat Tour' }],
    },
    wording: {
      languages: [],
      language: null,
      further: null,
      choose: () => undefined,
      sets: [],
      set: null,
      chooseSet: () => undefined,
      catalogueHref: '',
      shopHref: '',
    },
  }
  const OpenPanel = panels[panel]
  return (
    <ComposerProvider value={tools}>
      {(Object.keys(panels) as Panel[]).map(name => (
        <button key={name} type="button" onClick={() => setPanel(name)}>
          {name}
        </button>
      ))}
      <OpenPanel />
      {state.conflicts.length > 0 && <ConflictQuestion state={state} locale="en-US" dispatch={dispatch} />}
      <BottomBar
        tenantId="pier"
        state={state}
        changes={differences}
        locale="en-US"
        onGo={() => undefined}
        onSave={save}
        onSaveDraft={save}
        mayPublish
        remarks={{ list: [], show: () => undefined, resolve: () => undefined }}
        onShow={() => undefined}
        onField={onField}
        eventCount={0}
      />
    </ComposerProvider>
  )
}

const open = (colleague?: Colleague) => {
  const sent = vi.fn(async () => Response.json({}, { status: 500 }))
  window.fetch = sent as typeof fetch
  sessionStorage.clear()
  localStorage.clear()
  render(inWords(<Bench colleague={colleague} />))
  return sent
}
afterEach(cleanup)

const field = (name: string) => document.querySelector<HTMLInputElement>(`[data-field="${name}"]`)!
const type = (name: string, words: string) => {
  field(name).focus()
  fireEvent.change(field(name), { target: { value: words } })
  fireEvent.blur(field(name))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const broken: [panel: Panel, field: string, typed: string, name: string][] = [
  ['words', 'texts.events-page-heading', 'Hello {', 'Events page heading'],
  ['words', 'texts.events-page-heading', '{constructor}', 'Events page heading'],
  ['colours', 'variables.color-brand', 'sea blue', 'Brand colour'],
  ['links', 'links.visit.href', 'javascript:alert(1)', 'Leads to'],
]

test.each(broken)(
  '%s: %s with “%s” holds Save back, says so and is focused',
  async (panel, name, typed, message) => {
    const sent = open()
    press(panel)
    type(name, typed)
    expect(screen.getByRole('button', { name: /^1 problem$/ })).toBeTruthy()
    press('Save')
    expect(
      screen.getByText(`${message} cannot be saved as it is. Correct it, or press Escape in its field.`),
    ).toBeTruthy()
    expect(document.activeElement).toBe(field(name))
    expect(screen.queryByText('Changes Saved')).toBeNull()
    expect(sent).not.toHaveBeenCalled()
  },
)

test.each(broken)('%s: %s with “%s” is there again after another panel was open', (panel, name, typed) => {
  open()
  press(panel)
  type(name, typed)
  press(panel === 'links' ? 'words' : 'links')
  expect(field(name)).toBeNull()
  press(panel)
  expect(field(name).value).toBe(typed)
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
})

test('Save leads back to a field that is not on the screen', () => {
  open()
  press('colours')
  type('variables.color-brand', 'sea blue')
  press('links')
  press('Save')
  expect(document.activeElement).toBe(field('variables.color-brand'))
})

test('what is mended, put back or removed holds nothing back', () => {
  const sent = open()
  press('colours')
  type('variables.color-brand', 'sea blue')
  type('variables.color-brand', '#0a5c8a')
  press('links')
  type('links.visit.href', 'javascript:alert(1)')
  press('Remove Visit')
  press('words')
  type('texts.events-page-heading', 'Hello {')
  press('Save')
  expect(sent).not.toHaveBeenCalled()
  fireEvent.keyDown(field('texts.events-page-heading'), { key: 'Escape' })
  expect(field('texts.events-page-heading').value).toBe('Events')
  expect(screen.getByText('No problems')).toBeTruthy()
  press('Save')
  expect(sent).toHaveBeenCalled()
})

test('words settled over those that a colleague has saved meanwhile are asked about before they are saved', async () => {
  const colleague: Colleague = { saves: () => undefined }
  const sent = open(colleague)
  const heading = 'texts.events-page-heading'
  fireEvent.change(field(heading), { target: { value: 'My events' } })
  act(() => colleague.saves({ 'events-page-heading': 'What is on' }))
  expect(field(heading).value).toBe('My events')
  expect(screen.queryByText('Keep mine')).toBeNull()
  fireEvent.blur(field(heading))
  expect(await screen.findByText(/yours “My events”, theirs “What is on”/)).toBeTruthy()
  press('Save')
  expect(sent).not.toHaveBeenCalled()
  press('Take theirs')
  expect(screen.queryByText('Keep mine')).toBeNull()
  expect(field(heading).value).toBe('What is on')
})

test('what a colleague has saved takes the place of words that nobody is typing, and of those that are put back', () => {
  const colleague: Colleague = { saves: () => undefined }
  open(colleague)
  const heading = 'texts.events-page-heading'
  act(() => colleague.saves({ 'events-page-heading': 'What is on' }))
  expect(field(heading).value).toBe('What is on')
  fireEvent.change(field(heading), { target: { value: 'My events' } })
  act(() => colleague.saves({ 'events-page-heading': 'Programme' }))
  fireEvent.keyDown(field(heading), { key: 'Escape' })
  fireEvent.blur(field(heading))
  expect(field(heading).value).toBe('Programme')
  expect(screen.queryByText('Keep mine')).toBeNull()
})

const pressCtrlS = (name: string) => fireEvent.keyDown(field(name), { key: 's', ctrlKey: true })

test('Ctrl+S in a field holds back what has just been typed there and cannot be saved', async () => {
  const sent = open()
  press('colours')
  field('variables.color-brand').focus()
  fireEvent.change(field('variables.color-brand'), { target: { value: 'sea blue' } })
  pressCtrlS('variables.color-brand')
  await screen.findByText(/^Brand colour cannot be saved/)
  expect(sent).not.toHaveBeenCalled()
})

test('Ctrl+S in a field saves what has just been typed there', async () => {
  const theme = { variables: {}, textVariables: {}, emailVariables: {}, textSets: {}, links: [], revision: 1 }
  const puts: string[] = []
  open()
  window.fetch = (async (_url: string, { method, body }: RequestInit) => {
    if (method === 'PUT') puts.push(String(body))
    return Response.json({ payload: theme })
  }) as typeof fetch
  press('colours')
  field('variables.color-brand').focus()
  fireEvent.change(field('variables.color-brand'), { target: { value: '#7a1fa2' } })
  pressCtrlS('variables.color-brand')
  await waitFor(() => expect(puts).toHaveLength(1))
  expect(JSON.parse(puts[0]!)).toMatchObject({ variables: { 'color-brand': '#7a1fa2' } })
})
