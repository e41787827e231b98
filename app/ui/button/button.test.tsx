import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as styles from '#app/ui/button/button.css.ts'
import { Button, ButtonLink, type ButtonProps, IconButton } from '#app/ui/button/button.tsx'
import * as iconStyles from '#app/ui/icon/icon.css.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { iconPaths } from '#app/ui/icon/icon-paths.ts'
import { Link, type LinkProps } from '#app/ui/link/link.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'

afterEach(cleanup)

test('a busy button is named by what it does now and ignores presses', () => {
  const onClick = vi.fn()
  render(
    <Button busy busyLabel="Placing Order" onClick={onClick}>
      Place Order
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Placing Order' })
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a busy button submits its form only once', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button busy>Place Order</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a resting button hides its other label from everybody', () => {
  render(<Button busyLabel="Placing Order">Place Order</Button>)
  expect(screen.getByRole('button', { name: 'Place Order' })).toBeTruthy()
})

test('a link that looks like a button stays a link', () => {
  render(<ButtonLink href="/orders/demo/tickets">Tickets</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Tickets' }).getAttribute('href')).toBe('/orders/demo/tickets')
})

/** What stands in a button, in order: its signs, the turning wheel, and words with whether they are put away. */
const partsOf = (button: HTMLElement): unknown[] =>
  [...button.children].flatMap(part => {
    if (part.tagName === 'svg')
      return Object.entries(iconPaths)
        .filter(([, path]) => path === part.querySelector('path')?.getAttribute('d'))
        .map(([name]) => `icon ${name}`)
    if (part.className === styles.spinner) return ['spinner']
    if (part.className === styles.labels)
      return [...part.children].map(
        words =>
          `${words.querySelector(`.${styles.spinner}`) ? 'spinner ' : ''}${words.textContent}: ${words.classList.contains(styles.away)} ${words.getAttribute('aria-hidden')}`,
      )
    return [part.textContent]
  })

test.each<[Partial<ButtonProps>, unknown[]]>([
  [{}, ['Send']],
  [{ icon: 'gift', iconEnd: 'chevron-end' }, ['icon gift', 'Send', 'icon chevron-end']],
  [{ busy: true, icon: 'gift', iconEnd: 'chevron-end' }, ['spinner', 'Send']],
  [{ busyLabel: 'Sending' }, ['Send: false null', 'Sending: true true']],
  [{ busy: true, busyLabel: 'Sending' }, ['Send: true true', 'spinner Sending: false null']],
])('a button with %j shows these parts', (props, parts) => {
  render(<Button {...props}>Send</Button>)
  const button = screen.getByRole('button')
  expect(partsOf(button)).toEqual(parts)
  expect(button.getAttribute('aria-busy')).toBe(props.busy ? 'true' : null)
})

test.each([
  [{}, null, true],
  [{ busy: true }, 'true', false],
  [{ blocked: true }, 'true', false],
] as const)('a button with %j, and one without words, is pressed or not', (props, isDisabled, isPressed) => {
  const onClick = vi.fn()
  render(
    <>
      <Button {...props} onClick={onClick}>
        Send
      </Button>
      <IconButton icon="close" label="Close" {...props} onClick={onClick} />
    </>,
  )
  for (const button of screen.getAllByRole('button')) {
    expect(button.getAttribute('aria-disabled')).toBe(isDisabled)
    expect(fireEvent.click(button)).toBe(isPressed)
  }
  expect(onClick).toHaveBeenCalledTimes(isPressed ? 2 : 0)
})

test.each([true, false])('a button and a link are as wide as what holds them only where asked (%s)', wide => {
  render(
    <>
      <Button wide={wide}>Send</Button>
      <ButtonLink href="/orders/demo/tickets" wide={wide} icon="gift" iconEnd="chevron-end">
        Tickets
      </ButtonLink>
      <ButtonLink href="/calendar">Calendar</ButtonLink>
    </>,
  )
  const [link, plain] = screen.getAllByRole('link') as [HTMLElement, HTMLElement]
  const looks = [screen.getByRole('button'), link].map(each => each.classList.contains(styles.wide))
  expect(looks).toEqual([wide, wide])
  expect(partsOf(link)).toEqual(['icon gift', 'Tickets', 'icon chevron-end'])
  expect(partsOf(plain)).toEqual(['Calendar'])
})

test.each<[LinkProps, string | null]>([
  [{ href: '/calendar' }, ''],
  [{ href: '/calendar', keepScroll: true }, 'keep-scroll'],
  [{ href: '/calendar', target: '_blank' }, null],
  [{ href: '/card.pdf', download: '' }, null],
  [{ href: '//elsewhere.example' }, null],
  [{ href: 'https://elsewhere.example', keepScroll: true }, null],
  [{ href: '#reviews' }, null],
])('a link with %j is followed within the page or not', (props, routed) => {
  render(<Link {...props}>There</Link>)
  expect(screen.getByText('There').getAttribute('data-routed')).toBe(routed)
})

test.each([
  ['chevron-start', true],
  ['arrow-end', true],
  ['check', false],
] as const)('the sign %s turns with the writing direction: %s', (name, isDirected) => {
  const { container } = render(
    <>
      <Icon name={name} />
      <Icon name={name} filled />
    </>,
  )
  const looks = [...container.children].map(({ classList }) => [
    classList.contains(iconStyles.withDirection),
    classList.contains(iconStyles.solid),
  ])
  expect(looks).toEqual([
    [isDirected, false],
    [isDirected, true],
  ])
})

test('a tag has a sign only where one is given', () => {
  const { container } = render(
    <>
      <Tag>Sold out</Tag>
      <Tag icon="check">Yours</Tag>
    </>,
  )
  expect([...container.children].map(tag => tag.getElementsByTagName('svg').length)).toEqual([0, 1])
})
