import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ComposerProvider, type ComposerTools } from '#editor/composer/composer-context.ts'
import { applyChange } from '#editor/document/apply-change.ts'
import { textSetNames, wordingOfSet } from '#editor/document/text-sets.ts'
import { sampleArguments } from '#editor/panels/sample-arguments.ts'
import { WordsPanel } from '#editor/panels/words-panel.tsx'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { visitorTexts } from '#editor/preview/visitor-texts.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { textOf, textReferences } from '#theme/texts/lists/texts.ts'

afterEach(cleanup)

/** A language in which everything is shipped but one text. */
const german = {
  tag: 'de-DE',
  name: 'Deutsch',
  defaults: Object.fromEntries(
    textReferences.filter(reference => reference !== 'header-menu').map(reference => [reference, 'Wort']),
  ),
}

const shownScenes: string[] = []

const Bench = ({ onDocument }: { onDocument: (document: ThemeDocument) => void }) => {
  const [document, setDocument] = useState<ThemeDocument>({
    ...emptyThemeDocument,
    texts: { 'events-empty': 'Nothing on.' },
  })
  const [tag, choose] = useState<string | null>(null)
  const [set, chooseSet] = useState<string | null>(null)
  const further = tag ? german : null
  const tools = {
    document,
    locale: 'en-US',
    currency: 'USD',
    refusals: {},
    held: {},
    edits: {},
    hold: () => undefined,
    apply: change => {
      const next = applyChange(document, change)
      setDocument(next)
      onDocument(next)
    },
    inspector: {
      pageWords: () => [],
      explain: words => ({ words, texts: [], catalogue: undefined, isWrittenByLocale: false }),
      textsSaying: () => [],
      inspect: () => undefined,
      tryWords: async (_, wording) =>
        wording.includes('elsewhere')
          ? null
          : wording.length > 20
            ? [{ width: 320, isLarge: false, problem: 'over' }]
            : [],
      light: async () => 0,
      loads: 0,
    },
    scenes: {
      having: async () => [],
      show: async name => void shownScenes.push(name),
      nameOf: (_, name) => name,
    },
    wording: {
      languages: [german],
      language: set ? wordingOfSet({ document, set, language: further, main: 'en-US' }) : further,
      further,
      choose,
      sets: [...new Set([...textSetNames(document, ['de-DE']), ...(set ? [set] : [])])],
      set,
      chooseSet,
      catalogueHref: '/names',
      shopHref: '/events/pier/list',
    },
  } as Partial<ComposerTools> as ComposerTools
  return (
    <ComposerProvider value={tools}>
      <WordsPanel />
    </ComposerProvider>
  )
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('the meter of what the preview covers is full, and leads to what is said outside the shop', () => {
  render(inWords(<Bench onDocument={() => undefined} />))
  expect(screen.getByText(/^100% covered: /).textContent).toContain(
    `${(visitorTexts.length - textsWithoutScene.length).toLocaleString('en-US')} words and every colour, size and font`,
  )
  fireEvent.click(
    screen.getByRole('button', { name: `See ${textsWithoutScene.length} more, said elsewhere` }),
  )
  expect(shownScenes.splice(0)).toEqual(['messages'])
})

test('what a further language still needs is counted and listed, beside what the main one says', () => {
  render(inWords(<Bench onDocument={() => undefined} />))
  choose('Language', 'de-DE')
  expect(screen.getByText('Not translated yet (2)')).toBeTruthy()
  choose('Show', 'untranslated')
  expect(screen.getByText('2 texts')).toBeTruthy()
  expect(screen.getByText('Nothing on.').getAttribute('lang')).toBe('en-US')
  const field = screen.getByLabelText('Events empty (Deutsch)') as HTMLTextAreaElement
  expect([field.value, field.lang]).toEqual(['Wort', 'de-DE'])
})

test('what is typed there is said in that language alone', () => {
  let saved: ThemeDocument = emptyThemeDocument
  render(
    inWords(
      <Bench
        onDocument={document => {
          saved = document
        }}
      />,
    ),
  )
  choose('Language', 'de-DE')
  choose('Show', 'untranslated')
  const field = screen.getByLabelText('Events empty (Deutsch)')
  fireEvent.change(field, { target: { value: 'Heute nichts.' } })
  fireEvent.blur(field)
  expect(saved.translations).toEqual({ 'de-DE': { 'events-empty': 'Heute nichts.' } })
  expect(saved.texts).toEqual({ 'events-empty': 'Nothing on.' })
})

test('a text set is made, worded, renamed and removed, and nobody else reads its words', () => {
  let saved: ThemeDocument = emptyThemeDocument
  render(
    inWords(
      <Bench
        onDocument={document => {
          saved = document
        }}
      />,
    ),
  )
  const name = screen.getByLabelText(/^New text set/)
  fireEvent.change(name, { target: { value: 'a/b' } })
  fireEvent.click(screen.getByText('Add text set'))
  expect(screen.getByRole('alert').textContent).toContain('small letters')
  fireEvent.change(name, { target: { value: 'School classes' } })
  fireEvent.click(screen.getByText('Add text set'))
  expect(screen.getByText(/no words of its own yet/)).toBeTruthy()
  const shell = screen.getByText('Shell').closest('details') as HTMLDetailsElement
  shell.open = true
  fireEvent(shell, new Event('toggle'))
  const field = screen.getByLabelText('Header menu (school-classes)') as HTMLTextAreaElement
  expect(field.value).toBe('Menu')
  fireEvent.change(field, { target: { value: 'For teachers' } })
  fireEvent.blur(field)
  expect(saved.textSets).toEqual({ 'school-classes': { 'header-menu': 'For teachers' } })
  expect(saved.texts).toEqual({ 'events-empty': 'Nothing on.' })
  expect(screen.getByText('Open the shop with school-classes').getAttribute('href')).toBe(
    '/events/pier/list?text=school-classes',
  )
  const called = screen.getByLabelText('Name in the address')
  fireEvent.change(called, { target: { value: 'classes' } })
  fireEvent.blur(called)
  expect(saved.textSets).toEqual({ classes: { 'header-menu': 'For teachers' } })
  fireEvent.click(screen.getByText('Remove classes and its words'))
  expect(saved.textSets).toEqual({})
  expect((screen.getByLabelText('Text set') as HTMLSelectElement).value).toBe('')
})

test('a wrong argument is mended with one press; a button may not lose its name', () => {
  let saved: ThemeDocument = emptyThemeDocument
  render(
    inWords(
      <Bench
        onDocument={document => {
          saved = document
        }}
      />,
    ),
  )
  const rowOf = (reference: string) =>
    document.querySelector(`[data-reference="${reference}"]`) as HTMLElement
  const openGroup = screen.getByText('Events').closest('details') as HTMLDetailsElement
  openGroup.open = true
  fireEvent(openGroup, new Event('toggle'))
  const field = rowOf('events-selected-date').querySelector('textarea') as HTMLTextAreaElement
  fireEvent.change(field, { target: { value: 'On {day}' } })
  fireEvent.click(screen.getByText('Say date'))
  expect(saved.texts['events-selected-date']).toBe('On {date}')
  const left = rowOf('event-card-few-left').querySelector('textarea') as HTMLTextAreaElement
  fireEvent.change(left, { target: { value: 'Only # seats left!' } })
  expect(left.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(screen.getByText('Say count'))
  expect(saved.texts['event-card-few-left']).toBe('Only {count} seats left!')
  const button = rowOf('events-select-date').querySelector('textarea') as HTMLTextAreaElement
  fireEvent.change(button, { target: { value: '  ' } })
  expect(button.getAttribute('aria-invalid')).toBe('true')
  expect(rowOf('events-select-date').textContent).toContain('must say something')
})

test('what counts is typed a plural form at a time, with what it says for a number of that form', () => {
  let saved: ThemeDocument = emptyThemeDocument
  render(
    inWords(
      <Bench
        onDocument={document => {
          saved = document
        }}
      />,
    ),
  )
  const group = screen.getByText('Shell').closest('details') as HTMLDetailsElement
  group.open = true
  fireEvent(group, new Event('toggle'))
  const row = document.querySelector('[data-reference="header-cart-count"]') as HTMLElement
  const fields = [...row.querySelectorAll('fieldset input')] as HTMLInputElement[]
  expect(fields.map(({ labels, value }) => [labels?.[0]?.textContent, value])).toEqual([
    ['one, like 1', '# item'],
    ['other, like 2', '# items'],
  ])
  const [one] = fields
  if (!one) throw new Error('There is no row')
  fireEvent.change(one, { target: { value: 'just {' } })
  expect([one.value, one.getAttribute('aria-invalid')]).toEqual(['just {', 'true'])
  fireEvent.change(one, { target: { value: 'just one' } })
  expect([...row.querySelectorAll('output')].map(output => output.textContent)).toEqual([
    'just one',
    '2 items',
  ])
  fireEvent.blur(one)
  expect(saved.texts['header-cart-count']).toBe('{count, plural, one {just one} other {# items}}')
})

test('money, dates and times are tried as the language writes them', () => {
  const german = { locale: 'de-DE', currency: 'EUR' }
  const args = { price: 'string', date: 'string', time: 'string', name: 'string' } as const
  const [sample] = sampleArguments({ ...textOf('cart-total'), args, samples: [] }, german)
  expect(sample).toEqual({
    price: '1.234,50\u00a0€',
    date: 'Donnerstag, 14. Mai 2026',
    time: '14:30',
    name: '[name]',
  })
})

test('words that do not fit are told while they are typed, with the width of the page', async () => {
  render(inWords(<Bench onDocument={() => undefined} />))
  choose('Show', 'own')
  const row = document.querySelector('[data-reference="events-empty"]') as HTMLElement
  const field = row.querySelector('textarea') as HTMLTextAreaElement
  const notes = () => row.querySelector('[role="status"] ul')?.textContent
  fireEvent.change(field, { target: { value: 'Nothing at all on any day of this year.' } })
  await waitFor(() => expect(notes()).toBe('At 320 px: they run over the edge of the page'))
  fireEvent.change(field, { target: { value: 'Nothing.' } })
  await waitFor(() => expect(notes()).toBeUndefined())
  const note = () => row.querySelector('[role="status"]')?.textContent
  fireEvent.change(field, { target: { value: 'Shown elsewhere.' } })
  await waitFor(() =>
    expect(note()).toBe('Not measured here: the page in the preview does not show these words.'),
  )
  fireEvent.change(field, { target: { value: 'Nothing.' } })
  await waitFor(() => expect(note()).toBe(''))
})

test('of a long list only what is near is drawn with its control; the rest follows as it comes near', () => {
  const near: { row: Element; come: () => void }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly answer: (entries: object[]) => void) {}
      observe(row: Element) {
        near.push({ row, come: () => this.answer([{ target: row, isIntersecting: true }]) })
      }
      unobserve() {}
    },
  )
  const far = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 9000 } as DOMRect)
  render(inWords(<Bench onDocument={() => undefined} />))
  const group = screen.getByText('Shell').closest('details') as HTMLDetailsElement
  group.open = true
  fireEvent(group, new Event('toggle'))
  far.mockRestore()
  expect(near.length).toBeGreaterThan(30)
  expect(group.querySelector('textarea')).toBeNull()
  const menu = near.find(({ row }) => row.textContent === 'Header menuMenu')
  act(() => menu?.come())
  expect([...group.querySelectorAll('textarea')].map(({ value }) => value)).toEqual(['Menu'])
  vi.unstubAllGlobals()
})
