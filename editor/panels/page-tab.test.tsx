import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageTab } from '#editor/panels/page-tab.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { emptyThemeDocument } from '#theme/document.ts'

afterEach(cleanup)

const pageWith = (title: string, description: string) => {
  const page = document.implementation.createHTMLDocument('')
  page.title = title
  page.head.insertAdjacentHTML('beforeend', `<meta name="description" content="${description}">`)
  return page
}

test('above the page stands what its tab and searches say, as it is edited; a press looks for the words, a mail has none', async () => {
  const page = pageWith('Your Order | Pier Museum', 'Boats and whales.')
  const frame = { marqueePreview: {}, document: page } as unknown as Window
  const looked: string[] = []
  const tab = (texts: Record<string, string>, shown = frame) =>
    inWords(
      <PageTab
        page={{ frame: shown }}
        published={emptyThemeDocument}
        document={{ ...emptyThemeDocument, texts }}
        language={null}
        locale="en-US"
        onSearch={words => looked.push(words)}
      />,
    )
  const { rerender } = render(tab({}))
  fireEvent.click(screen.getByRole('button', { name: 'Browser tab: Your Order | Pier Museum' }))
  expect(looked).toEqual(['Your Order | Pier Museum'])
  expect(screen.getByText('In searches: Boats and whales.')).toBeTruthy()
  rerender(tab({ 'orders-page-title': 'Basket' }))
  expect(screen.getByText('Browser tab: Basket | Pier Museum')).toBeTruthy()
  page.title = 'Calendar | Pier Museum'
  await waitFor(() => expect(screen.getByText('Browser tab: Calendar | Pier Museum')).toBeTruthy())
  rerender(tab({}, { document: page } as unknown as Window))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

test('another page in the same frame has its own tab, also where its words came later than its look', async () => {
  const frame = { document: pageWith('Events | Pier', 'Boats.') } as {
    document: Document
    marqueePreview?: object
  }
  const tab = () =>
    inWords(
      <PageTab
        page={{ frame: frame as unknown as Window }}
        published={emptyThemeDocument}
        document={emptyThemeDocument}
        language={null}
        locale="en-US"
        onSearch={() => undefined}
      />,
    )
  const { rerender } = render(tab())
  expect(screen.queryByRole('button')).toBeNull()
  frame.marqueePreview = {}
  rerender(tab())
  expect(await screen.findByText('Browser tab: Events | Pier')).toBeTruthy()
  frame.document = pageWith('Veranstaltungen | Pier', 'Boote.')
  rerender(tab())
  expect(await screen.findByText('Browser tab: Veranstaltungen | Pier')).toBeTruthy()
  expect(screen.getByText('In searches: Boote.')).toBeTruthy()
})

test('a title that was saved stays as it was edited, until the page is drawn in it', async () => {
  const page = pageWith('Your Order | Pier Museum', '')
  const frame = { marqueePreview: {}, document: page } as unknown as Window
  const edited = { ...emptyThemeDocument, texts: { 'orders-page-title': 'Basket' } }
  const tab = (published = emptyThemeDocument) =>
    inWords(
      <PageTab
        page={{ frame }}
        published={published}
        document={edited}
        language={null}
        locale="en-US"
        onSearch={() => undefined}
      />,
    )
  const { rerender } = render(tab())
  expect(await screen.findByText('Browser tab: Basket | Pier Museum')).toBeTruthy()
  rerender(tab(edited))
  await waitFor(() => expect(screen.getByText('Browser tab: Basket | Pier Museum')).toBeTruthy())
  page.title = 'Basket | Pier Museum'
  await waitFor(() => expect(screen.getByText('Browser tab: Basket | Pier Museum')).toBeTruthy())
})
