import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Composer, type ComposerProps } from '#editor/composer/composer.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { emptyThemeDocument } from '#theme/document.ts'
import { themeParts } from '#theme/theme-parts.ts'
import { definitionOf, variableReferences } from '#theme/variables.ts'

type HappyWindow = { happyDOM: { settings: { disableIframePageLoading: boolean } } }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  ;(window as unknown as HappyWindow).happyDOM.settings.disableIframePageLoading = true
  vi.stubGlobal('FontFace', class {})
  Object.assign(document, { fonts: { add: () => undefined, delete: () => undefined } })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const facts = {
  tenantId: 'pier',
  openDay: '2026-11-20',
  closedDay: null,
  soldOutDay: null,
  eventId: 'boat-tour',
  soldOutEventId: null,
  comboId: null,
  levelId: null,
}

type Answer = { status?: number; body: object }
const THEME = { variables: {}, textVariables: {}, emailVariables: {}, textSets: {}, links: [], revision: 1 }
const stored = (about: object = {}) => ({ body: { payload: { ...THEME, ...about } } })

/** The composer of a venue before a server that answers by method; gives what was put there. */
function open(
  answers: Partial<Record<'GET' | 'PUT', Answer>> = {},
  about: Partial<ComposerProps> = {},
  presence = () => Response.json({}, { status: 503 }),
) {
  const puts: { url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.endsWith('/presence')) return presence()
    if (url.endsWith('/scenes/look')) return Response.json({ look: 'edited' })
    if (method === 'PUT') puts.push({ url, body: JSON.parse(String(body)) })
    const { status = 200, body: reply }: Answer = answers[method as 'GET' | 'PUT'] ?? stored()
    return Response.json(reply, { status })
  })
  render(
    inWords(
      <Composer
        tenantId="pier"
        locale="en-US"
        languages={[]}
        document={emptyThemeDocument}
        heroPicture={null}
        revision={1}
        currency="USD"
        styles={[
          { id: 'neutral', name: 'Neutral' },
          { id: 'aquarium', name: 'Aquarium' },
        ]}
        events={[
          { id: 'boat-tour', name: 'Boat Tour' },
          { id: 'lecture', name: 'Lecture' },
        ]}
        date="2026-11-20"
        facts={facts}
        venues={[
          { tenantId: 'pier', name: 'Pier Museum', isOpen: true },
          { tenantId: 'quay', name: 'Quay House', isOpen: false },
        ]}
        author="Iris Bell"
        rights={themeParts}
        mayPublish
        remarks={[]}
        picturesHref={null}
        screens={[]}
        {...about}
      />,
    ),
  )
  return puts
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-reference][data-kind]')]
const accent = () => document.querySelector<HTMLInputElement>('[data-field="variables.color-accent"]')!

test('[CHK-075] the composer begins with the events of the day and the styles of the theme', () => {
  open()
  expect(screen.getByText('2 events today')).toBeTruthy()
  const presets = [...screen.getByLabelText('Preset').querySelectorAll('option')]
  expect(presets.map(({ value, textContent }) => [value, textContent])).toEqual([
    ['neutral', 'Neutral'],
    ['aquarium', 'Aquarium'],
  ])
})

test('[CHK-076] every variable has one control, with its name and its reference, made by its kind', () => {
  open()
  const seen: string[] = []
  for (const section of ['Brand', 'Type', 'Colours', 'Shape', 'Layout', 'Parts']) {
    press(section)
    for (const closed of document.querySelectorAll('section details:not([open]) > summary'))
      fireEvent.click(closed)
    for (const details of document.querySelectorAll<HTMLDetailsElement>('section details')) {
      details.open = true
      fireEvent(details, new Event('toggle'))
    }
    for (const row of rows()) {
      const reference = row.dataset.reference as (typeof variableReferences)[number]
      const { name, kind } = definitionOf(reference)
      expect([row.querySelector('label')?.textContent, row.querySelector('code')?.textContent]).toEqual([
        name,
        reference,
      ])
      expect(row.dataset.kind).toBe(kind)
      expect(row.querySelector('input, select, summary, button'), reference).not.toBeNull()
      seen.push(reference)
    }
  }
  expect(seen.toSorted()).toEqual([...variableReferences].sort())
})

const settle = (value: string) => {
  fireEvent.change(accent(), { target: { value } })
  fireEvent.blur(accent())
}

test('[CHK-078] what is typed counts, and reaches the page, when the field is left and not before', () => {
  open()
  fireEvent.change(accent(), { target: { value: '#00695c' } })
  expect(screen.getByText('No unsaved changes')).toBeTruthy()
  fireEvent.blur(accent())
  expect(screen.getByText('1 unsaved change')).toBeTruthy()
})

test('[CHK-077] [CHK-298] Save puts the theme and says that the changes are saved', async () => {
  const variables = { 'color-accent': '#00695c' }
  const puts = open({ PUT: stored({ variables, revision: 2 }) })
  settle('#00695c')
  press('Save')
  await screen.findByText('Changes Saved')
  expect(puts).toMatchObject([{ url: '/v1/b2c/themes/pier', body: { variables } }])
})

const alertText = () => screen.getByRole('alert').textContent

test('[CHK-299] a save that fails says “Error” with the reason, and keeps what was changed', async () => {
  open({ PUT: { status: 422, body: { message: 'UNPROCESSABLE: Brand colour is too shy', errors: {} } } })
  settle('#00695c')
  press('Save')
  await waitFor(() => expect(alertText()).toBe('Error: Brand colour is too shy'))
  expect(screen.getByText('1 unsaved change')).toBeTruthy()
})

test.each([
  ['that is gone', {}, { GET: { status: 404, body: { message: 'TENANT_UNKNOWN: There is no such venue' } } }],
  ['that nobody named', { tenantId: '' }, {}],
])('[CHK-300] without a venue, one %s, the save says so and puts nothing', async (_, about, answers) => {
  const puts = open(answers, about)
  settle('#00695c')
  press('Save')
  await waitFor(() => expect(alertText()).toBe('No tenant found. Unable to update'))
  expect(puts).toEqual([])
})

test('the other screens of the staff unfold, and fold again with Escape', () => {
  open({}, { screens: [{ name: 'Reviews', href: '/editor/pier/reviews' }] })
  expect(screen.queryByRole('link', { name: 'Reviews' })).toBeNull()
  const button = screen.getByRole('button', { name: 'Screens' })
  fireEvent.click(button)
  const link = screen.getByRole('link', { name: 'Reviews' })
  expect(link.getAttribute('href')).toBe('/editor/pier/reviews')
  fireEvent.keyDown(link, { key: 'Escape' })
  expect(screen.queryByRole('link', { name: 'Reviews' })).toBeNull()
  expect(document.activeElement).toBe(button)
  cleanup()
  open()
  expect(screen.queryByRole('button', { name: 'Screens' })).toBeNull()
})

const draft = {
  document: { ...emptyThemeDocument, variables: { 'color-accent': '#00695c' as const } },
  revision: 4,
  authors: ['Wren Ito'],
}

test('without a draft there is a way into one; with one its changes, its authors and the ways out', () => {
  open()
  expect(screen.getByRole('button', { name: 'Save as draft' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  cleanup()
  open({}, { draft })
  expect(screen.getByText('Draft, 1 change not public, by Wren Ito')).toBeTruthy()
  expect(screen.getByText('No unsaved changes')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Discard draft' })).toBeTruthy()
  const form = screen.getByRole('button', { name: 'Publish' }).closest('form')
  expect(form?.getAttribute('action')).toBe('/editor/pier/versions')
  expect(form?.querySelector('input')?.value).toBe('4')
  settle('#7a1f3d')
  expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBe('true')
})

test('who may not publish saves drafts and asks for publication, and discards only what is theirs', async () => {
  const designer: Partial<ComposerProps> = { rights: ['look', 'links', 'logo'], mayPublish: false }
  const empty = { body: { payload: { theme: null, revision: 0, authors: [] } } }
  const puts = open({ GET: empty }, designer)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  press('Save as draft')
  await waitFor(() => expect(puts[0]?.url).toContain('/staff/theme/draft'))
  cleanup()
  open({}, { ...designer, draft })
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Ask for publication' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Discard draft' })).toBeTruthy()
  cleanup()
  open({}, { ...designer, draft, rights: ['words'] })
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
})

test('remarks on the draft are listed in the composer and resolved there', async () => {
  const remark = {
    id: 'R-1',
    name: 'Mia',
    body: 'Too loud',
    page: '/events/pier/list',
    place: '',
    words: 'Tickets',
  }
  const puts = open({ PUT: { body: { payload: {} } } }, { remarks: [remark] })
  press('1 remark')
  expect(screen.getByRole('button', { name: 'Mia on “Tickets”: Too loud' })).toBeTruthy()
  press('Resolve “Too loud”')
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 remark' })).toBeNull())
  expect(puts).toMatchObject([{ url: expect.stringContaining('/remarks/R-1'), body: { isResolved: true } }])
})

test('the preview is opened with the text set whose words are edited, and Save stores them', async () => {
  const puts = open({ PUT: { body: { payload: { ...THEME, revision: 2 } } } })
  const frame = () => document.querySelector('iframe')?.getAttribute('src')
  press('Words')
  fireEvent.change(await screen.findByLabelText(/^New text set/), { target: { value: 'school' } })
  press('Add text set')
  expect(frame()).toBe('/events/pier/list?date=2026-11-20&scene=storefront&text=school')
  const shell = screen.getByText('Shell').closest('details') as HTMLDetailsElement
  shell.open = true
  fireEvent(shell, new Event('toggle'))
  const field = screen.getByLabelText('Header menu (school)')
  fireEvent.change(field, { target: { value: 'For teachers' } })
  fireEvent.blur(field)
  press('Save')
  await vi.waitFor(() => expect(puts).toHaveLength(1))
  expect(puts[0]?.body).toMatchObject({
    textVariables: {},
    textSets: { school: { 'header-menu': 'For teachers' } },
  })
})

test('the preview is opened as it is seen, and a venue without a session says why it is not', async () => {
  open()
  expect(screen.getByText('Open preview').getAttribute('href')).toBe(
    '/events/pier/list?date=2026-11-20&scene=storefront',
  )
  const offered = [...screen.getByLabelText('Venue').querySelectorAll('option')]
  expect(offered.map(option => [option.textContent, option.disabled])).toEqual([
    ['Pier Museum', false],
    ['Quay House (sign in there first)', true],
  ])
})

test('a mail in the preview is drawn in the theme as it is edited', async () => {
  open()
  fireEvent.click(document.querySelector('[aria-haspopup="listbox"]')!)
  await waitFor(() => expect(document.querySelector('[data-scene="mail-order"]')).toBeTruthy())
  fireEvent.click(document.querySelector('[data-scene="mail-order"]')!)
  const source = () => document.querySelector('iframe')?.getAttribute('src')
  await waitFor(() => expect(source()).toBe('/editor/pier/scenes/mail-order'))
  press('Brand')
  fireEvent.change(screen.getByLabelText('Preset'), { target: { value: 'aquarium' } })
  await waitFor(() => expect(source()).toBe('/editor/pier/scenes/mail-order?look=edited'), { timeout: 3_000 })
})

test('unsaved work of an earlier visit is back, which stands there and is read out', async () => {
  open()
  fireEvent.change(accent(), { target: { value: '#aa0000' } })
  fireEvent.blur(accent())
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
  cleanup()
  open()
  const words = await screen.findByText('Your unsaved changes are back.')
  expect(words.closest('[aria-live="polite"]')).not.toBeNull()
})

test('who else is here is asked every few seconds, however often the composer is drawn', async () => {
  vi.useFakeTimers()
  const beats: number[] = []
  open({}, {}, () => {
    beats.push(Date.now())
    return Response.json({ payload: { published: 1, draft: 0, people: ['Cy Moss'], edits: [] } })
  })
  await act(() => vi.advanceTimersByTimeAsync(500))
  fireEvent.change(screen.getByLabelText('Preset'), { target: { value: 'aquarium' } })
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(beats).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(beats).toHaveLength(2)
  vi.useRealTimers()
})

const frames = () => [...document.querySelectorAll('iframe')]

test('the preview shows the day that is chosen, in the frame and in the page it opens; an emptied field goes back', () => {
  open()
  const day = screen.getByLabelText<HTMLInputElement>('Day')
  expect([day.value, day.min]).toEqual(['2026-11-20', '2026-11-20'])
  const isShown = (date: string) => {
    expect(frames()[0]?.getAttribute('src')).toBe(`/events/pier/list?date=${date}&scene=storefront`)
    expect(screen.getByText('Open preview').getAttribute('href')).toBe(
      `/events/pier/list?date=${date}&scene=storefront`,
    )
  }
  fireEvent.change(day, { target: { value: '2026-12-24' } })
  isShown('2026-12-24')
  // Half a year of somebody who is still typing.
  fireEvent.change(day, { target: { value: '0002-12-24' } })
  isShown('2026-12-24')
  fireEvent.blur(day)
  expect(day.value).toBe('2026-12-24')
  fireEvent.change(day, { target: { value: '' } })
  isShown('2026-11-20')
})

test('a scene without a day has no field for one; one that is played says which day it keeps', async () => {
  open()
  const show = async (scene: string) => {
    fireEvent.click(document.querySelector('[aria-haspopup="listbox"]')!)
    await waitFor(() => expect(document.querySelector(`[data-scene="${scene}"]`)).toBeTruthy())
    fireEvent.click(document.querySelector(`[data-scene="${scene}"]`)!)
  }
  await show('sign-in')
  expect([screen.queryByLabelText('Day'), screen.queryByText(/^Day: /)]).toEqual([null, null])
  await show('mail-order')
  expect(screen.queryByLabelText('Day')).toBeNull()
  expect(screen.getByText('Day: Nov 20, today, when this scene is played')).toBeTruthy()
})

const canvas = (at = 0) => frames()[at]!.parentElement!.parentElement!
const frameWidth = (at?: number) => canvas(at).style.getPropertyValue('--frame-width')
const frameScale = (at?: number) => canvas(at).style.getPropertyValue('--frame-scale')
const unfoldSize = async () => {
  fireEvent.click(screen.getByRole('button', { name: /px,/ }))
  return screen.findByRole('dialog', { name: 'Width and zoom of the preview' })
}

test('the preview is as wide and as large as somebody wants, in this browser the next time too', async () => {
  open()
  await unfoldSize()
  const width = screen.getByLabelText<HTMLInputElement>('Width, px')
  expect([width.value, frameWidth()]).toEqual(['1280', '1280px'])
  fireEvent.change(width, { target: { value: '744' } })
  expect(frameWidth()).toBe('744px')
  fireEvent.change(screen.getByLabelText('Zoom'), { target: { value: '75' } })
  expect(frameScale()).toBe('0.75')
  expect(frames()[0]?.title).toBe('Preview, 744 px')
  expect(screen.getByRole('button', { name: '744 px, 75 %' })).toBeTruthy()
  for (const device of ['Phone', 'Tablet', 'Desktop'])
    expect(screen.getByRole('button', { name: device }).getAttribute('aria-pressed')).toBe('false')
  cleanup()
  open()
  expect([frameWidth(), frameScale()]).toEqual(['744px', '0.75'])
  press('Phone and desktop')
  expect([0, 1].map(frameWidth)).toEqual(['390px', '1280px'])
  expect([0, 1].map(frameScale)).toEqual(['0.75', '0.75'])
})

test('a width that no page has is told, and the page stays as wide as it was; Escape folds the fields', async () => {
  open()
  await unfoldSize()
  const width = screen.getByLabelText<HTMLInputElement>('Width, px')
  fireEvent.change(width, { target: { value: '200' } })
  fireEvent.keyDown(width, { key: 'Enter' })
  expect(width.getAttribute('aria-invalid')).toBe('true')
  expect(frameWidth()).toBe('1280px')
  fireEvent.keyDown(width, { key: 'Escape' })
  expect(screen.queryByLabelText('Width, px')).toBeNull()
  expect(document.activeElement?.textContent).toBe('1280 px, Fit')
})

test('a link to a field opens the composer at that field, of words in their language', async () => {
  const german = { tag: 'de-DE', name: 'Deutsch', defaults: {} }
  open({}, { languages: [german], field: 'translations.de-DE.header-menu' })
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('data-field')).toBe('translations.de-DE.header-menu'),
  )
})

test('the controls fold away for the page, and come back when they are called for', () => {
  open()
  const controls = () => document.querySelector('#composer-controls')
  press('Hide controls')
  expect(controls()?.hasAttribute('hidden')).toBe(true)
  expect(screen.getByRole('button', { name: 'Show controls' }).getAttribute('aria-expanded')).toBe('false')
  press('Layout')
  expect(controls()?.hasAttribute('hidden')).toBe(false)
  expect(screen.getByRole('radio', { name: 'Picture beside words' })).toBeTruthy()
  press('Hide controls')
  press('Show controls')
  expect(controls()?.hasAttribute('hidden')).toBe(false)
})

test('the list of changes says values as their controls do, with a sample of each colour', async () => {
  open(
    {},
    {
      document: {
        ...emptyThemeDocument,
        variables: { 'layout-events': 'cards', 'color-brand': '#0a5c8a' },
        texts: { 'events-empty': 'Nothing today' },
      },
      draft: undefined,
    },
  )
  press('Reset Brand colour')
  press('Layout')
  press('Reset Events list')
  press('2 unsaved changes')
  const words = [...document.querySelectorAll('footer ul li')].map(({ textContent }) => textContent)
  expect(words).toEqual(['Events list: Large pictures → not set', 'Brand colour: #0a5c8a → not set'])
  expect(
    [...document.querySelectorAll<HTMLElement>('footer ul span')].map(({ style }) => style.backgroundColor),
  ).toEqual(['#0a5c8a'])
})
