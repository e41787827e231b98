import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ComposerProvider, type ComposerTools } from '#editor/composer/composer-context.ts'
import { findPictureOwner } from '#editor/composer/find-picture-owner.ts'
import { SelectionPanel } from '#editor/panels/selection-panel.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { emptyThemeDocument } from '#theme/document.ts'

afterEach(cleanup)

const shown = (file: string) => ({
  thumbnail: `/pictures/pier/${file}-s.webp`,
  screen: `/pictures/pier/${file}-m.webp`,
  highRes: `/pictures/pier/${file}-l.webp`,
  description: '',
})
const payload = [
  { kind: 'event', id: 'tour', name: 'Boat Tour', picture: shown('boat'), others: 0, gallery: [] },
  { kind: 'combo', id: 'a b', name: 'Sea and Sky', picture: null, others: 1, gallery: [shown('sky')] },
]
const search = (status = 200) => ({
  tenantId: 'pier',
  picturesHref: '/editor/pier/pictures',
  fetch: async () => Response.json({ payload }, { status }),
})

test.each([
  ['/pictures/pier/boat-m.webp', { name: 'Boat Tour', href: '/editor/pier/pictures/event/tour' }],
  ['/pictures/pier/sky-s.webp', { name: 'Sea and Sky', href: '/editor/pier/pictures/combo/a%20b' }],
  ['/pictures/pier/other.webp', null],
])('%s belongs to %j', async (src, owner) => {
  expect(await findPictureOwner(search(), src)).toEqual(owner)
})

test('without an answer a picture is nobody’s', async () => {
  expect(await findPictureOwner(search(403), '/pictures/pier/boat-m.webp')).toBeNull()
})

/** What somebody sees who has clicked a picture in the preview. */
const draw = (pictures: ComposerTools['pictures'], picture: string) => {
  const tools = { pictures, document: emptyThemeDocument, rights: [] } as Partial<ComposerTools>
  const inspection = {
    element: document.body,
    words: [],
    explanations: [],
    href: null,
    picture,
    isLogo: false,
    variables: { drawn: [], states: [] },
  }
  return render(
    inWords(
      <ComposerProvider value={tools as ComposerTools}>
        <SelectionPanel inspection={inspection} onClose={() => undefined} onSection={() => undefined} />
      </ComposerProvider>,
    ),
  )
}
const pictures = { href: '/editor/pier/pictures', find: (src: string) => findPictureOwner(search(), src) }

test('a picture that was clicked leads to where it is changed', async () => {
  draw(pictures, '/pictures/pier/boat-m.webp')
  const link = await screen.findByRole('link', { name: 'Change the pictures of Boat Tour' })
  expect(link.getAttribute('href')).toBe('/editor/pier/pictures/event/tour')
})

test('one of nobody leads to all pictures, and who may not change them is told who may', () => {
  const { unmount } = draw({ ...pictures, find: async () => null }, '/pictures/pier/x.webp')
  expect(screen.getByRole('link', { name: 'See all pictures' }).getAttribute('href')).toBe(pictures.href)
  unmount()
  draw(null, '/pictures/pier/boat-m.webp')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/Who may change pictures/)).toBeTruthy()
})
