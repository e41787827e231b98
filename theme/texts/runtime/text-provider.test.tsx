import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PREVIEW_FRAME, spokenWords } from '#theme/texts/runtime/spoken-words.ts'
import { RichText, TextProvider, useText } from '#theme/texts/runtime/text-provider.tsx'
import type { TextStore } from '#theme/texts/runtime/text-store.ts'
import { createMessages, messagesFor } from '#theme/texts/runtime/venue-texts.ts'

const tableOf = (texts = {}) =>
  messagesFor(['shell', 'events'], createMessages({ texts, locale: 'en-US', onProblem: () => {} }))

const CartLink = ({ count, drawn }: { count: number; drawn?: () => void }) => {
  const text = useText()
  drawn?.()
  return <a href="/">{text('header-cart-count', { count })}</a>
}

const Menu = ({ drawn }: { drawn: () => void }) => {
  const text = useText()
  drawn()
  return <button type="button">{text('header-menu')}</button>
}

test('a component speaks the venue’s words on the server and in the browser', () => {
  const page = (
    <TextProvider
      messages={tableOf({ 'header-cart-count': '{count, plural, one {# ticket} other {# tickets}}' })}
      locale="en-US"
    >
      <CartLink count={1200} />
    </TextProvider>
  )
  expect(renderToString(page)).toContain('1,200 tickets')
  expect(render(page).container.textContent).toBe('1,200 tickets')
})

test('changing one text draws only the components that speak it', () => {
  let store: TextStore | undefined
  const drawn = { cart: 0, menu: 0 }
  const { container } = render(
    <TextProvider
      messages={tableOf()}
      onStore={given => {
        store = given
      }}
    >
      <CartLink count={2} drawn={() => void drawn.cart++} />
      <Menu drawn={() => void drawn.menu++} />
    </TextProvider>,
  )
  const before = { ...drawn }
  act(() => store?.setText('header-menu', 'Browse'))
  expect(container.textContent).toBe('2 itemsBrowse')
  expect(drawn).toEqual({ cart: before.cart, menu: before.menu + 1 })
  act(() => store?.setText('header-menu', undefined))
  expect(container.textContent).toBe('2 itemsMenu')
})

test('an inner provider adds its words to those around it, and one change reaches both', () => {
  let store: TextStore | undefined
  const { container } = render(
    <TextProvider
      messages={{ 'header-menu': 'Menu' }}
      onStore={given => {
        store = given
      }}
    >
      <TextProvider messages={{ 'header-cart-count': 'cart' }}>
        <Menu drawn={() => {}} />
        <CartLink count={1} />
      </TextProvider>
    </TextProvider>,
  )
  expect(container.textContent).toBe('Menucart')
  act(() => store?.setText('header-cart-count', 'basket'))
  expect(container.textContent).toBe('Menubasket')
})

test('a rich text becomes elements, and its arguments stay words', () => {
  const { container } = render(
    <TextProvider
      messages={tableOf({
        'events-banner-thanks': 'Hello <strong>{name}</strong>!<br><a href="https://a.example">More</a>',
      })}
    >
      <RichText reference="events-banner-thanks" args={{ name: '<img src=x>' }} />
    </TextProvider>,
  )
  expect(container.innerHTML).toBe(
    'Hello <strong>&lt;img src=x&gt;</strong>!<br><a href="https://a.example" rel="noopener">More</a>',
  )
})

test('a message that asks for what it is not given leaves the page standing', () => {
  const page = (
    <TextProvider messages={{ 'header-menu': ['Menu', { arg: 'constructor' }, { plural: 'n', cases: {} }] }}>
      <Menu drawn={() => {}} />
      <RichText reference="header-menu" />
    </TextProvider>
  )
  expect(renderToString(page)).toContain('Menu')
  expect(render(page).container.textContent).toBe('MenuMenu')
})

test('in the editor’s frame the page remembers which text said what, elsewhere nothing', () => {
  const page = (
    <TextProvider messages={tableOf({ 'events-page-description': 'Come <strong>tonight</strong>' })}>
      <CartLink count={3} />
      <RichText reference="events-page-description" />
    </TextProvider>
  )
  render(page)
  expect(spokenWords.size).toBe(0)
  window.name = PREVIEW_FRAME
  render(page)
  window.name = ''
  expect([...spokenWords]).toEqual([
    ['3 items', new Set(['header-cart-count'])],
    ['Come ', new Set(['events-page-description'])],
    ['tonight', new Set(['events-page-description'])],
  ])
})
