import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { isDeadLink } from '#app/rules/links/dead-link.ts'
import { ComposerProvider, type ComposerTools } from '#editor/composer/composer-context.ts'
import type { HeldField } from '#editor/composer/composer-state.ts'
import { addressWithScheme } from '#editor/document/address-with-scheme.ts'
import { applyChange } from '#editor/document/apply-change.ts'
import { LinksPanel } from '#editor/panels/links-panel.tsx'
import { shopPages } from '#editor/panels/shop-pages.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { parseThemeDocument } from '#theme/read-document.ts'

afterEach(cleanup)

const links = [
  { key: 'logo', href: '/' },
  { key: 'visit', href: '/visit', label: 'Visit' },
  { key: 'help', href: '/help', label: 'Help', external: true },
]

const shop: ComposerTools['shop'] = {
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
  events: [{ id: 'boat tour', name: 'Boat Tour' }],
}

/** The panel over a theme that keeps what is done, and what each step is called. */
const open = (about: Partial<ThemeDocument> = { links }) => {
  const kept = { document: { ...emptyThemeDocument, ...about } as ThemeDocument, steps: [] as string[] }
  const Bench = () => {
    const [document, setDocument] = useState(kept.document)
    const [held, setHeld] = useState<Record<string, HeldField>>({})
    const tools = {
      document,
      held,
      edits: {},
      shop,
      scenes: { nameOf: (_, scene) => scene } as ComposerTools['scenes'],
      hold: (field, typed) =>
        setHeld(({ [field]: _, ...others }) => (typed ? { ...others, [field]: typed } : others)),
      apply: (change, name) => {
        kept.document = applyChange(document, change)
        kept.steps.push(name)
        setDocument(kept.document)
      },
    } as Partial<ComposerTools> as ComposerTools
    return (
      <ComposerProvider value={tools}>
        <LinksPanel />
      </ComposerProvider>
    )
  }
  render(inWords(<Bench />))
  return kept
}

const group = (name: string) => screen.getByRole('group', { name })
const field = (name: string, label: string) =>
  [...group(name).querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === label)!
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const settle = (input: HTMLElement, value: string) => {
  type(input, value)
  fireEvent.blur(input)
}
const keysOf = ({ document }: { document: ThemeDocument }) => document.links.map(({ key }) => key)

test('a link is added once it has words and an address, and its step names it', () => {
  const kept = open({ links: [] })
  press('Add link')
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  expect(kept.document.links).toEqual([])
  type(field('New link', 'Words'), 'Plan your visit')
  type(field('New link', 'Leads to'), 'www.pier.example/visit')
  press('Use https://www.pier.example/visit')
  press('Add link')
  expect(kept.document.links).toEqual([
    {
      key: expect.stringMatching(/^link-[a-z0-9]+$/),
      label: 'Plan your visit',
      href: 'https://www.pier.example/visit',
    },
  ])
  expect(kept.steps).toEqual(['Link Plan your visit'])
})

test('a link may not lose its words, and one without https is mended with one press', () => {
  const kept = open()
  settle(field('Visit', 'Words'), '  ')
  expect(screen.getByRole('alert').textContent).toContain('needs words')
  expect(kept.document.links).toEqual(links)
  settle(field('Help', 'Leads to'), 'www.pier.example')
  press('Use https://www.pier.example')
  expect(kept.document.links[2]).toEqual({ ...links[2], href: 'https://www.pier.example' })
})

test('links are moved up and down with the keyboard’s own buttons; where the logo leads is none of them', () => {
  const kept = open()
  press('Move Help up')
  expect(keysOf(kept)).toEqual(['logo', 'help', 'visit'])
  press('Move Help up')
  expect(kept.steps).toEqual(['Link Help'])
  expect(screen.getByRole('button', { name: 'Move Help up' }).getAttribute('aria-disabled')).toBe('true')
  press('Move Help down')
  expect(kept.document.links).toEqual(links)
})

test.each([
  ['www.pier.example', 'https://www.pier.example'],
  ['pier.example/visit?day=1', 'https://pier.example/visit?day=1'],
  ['https://pier.example', null],
  ['/visit', null],
  ['mailto:a@pier.example', null],
  ['javascript:alert(1)', null],
  ['visit us', null],
  ['', null],
] as const)('%s is offered as %s', (typed, offer) => {
  expect(addressWithScheme(typed)).toBe(offer)
})

test('the server refuses a link without words, but none that is stored already', () => {
  const nameless = { links: [{ key: 'visit', href: '/visit', label: ' ' }] }
  expect(parseThemeDocument(nameless)).toMatchObject({ ok: false, errors: [{ key: 'links.0.label' }] })
  const kept = { ...emptyThemeDocument, ...nameless }
  expect(parseThemeDocument(nameless, kept)).toMatchObject({ ok: true })
  expect(parseThemeDocument({ links: [{ key: 'visit', href: '/visit' }] })).toMatchObject({ ok: true })
})

test.each([
  ['Visit', true],
  ['Help', undefined],
])('whether %s opens in a new tab is one press', (name, external) => {
  const kept = open()
  fireEvent.click(field(name, 'Opens in a new tab'))
  expect(kept.document.links.find(({ label }) => label === name)?.external).toBe(external)
  expect(kept.steps).toEqual([`Link ${name}`])
})

test('a link that leads nowhere says so, and takes on a page of the shop', () => {
  const kept = open({
    links: [
      { key: 'visit', href: '/visit', label: 'Visit' },
      { key: 'list', href: '/events/pier/list', label: 'Events' },
    ],
  })
  expect(screen.getAllByText('This leads nowhere.')).toHaveLength(1)
  const pages = screen.getByLabelText<HTMLSelectElement>('A page for Visit')
  const offered = [...pages.options].map(({ textContent }) => textContent)
  expect(offered).toContain('Boat Tour')
  expect(offered).not.toContain('membership')
  fireEvent.change(pages, { target: { value: '/events/pier/detail/boat%20tour' } })
  expect(kept.document.links[0]).toEqual({
    key: 'visit',
    href: '/events/pier/detail/boat%20tour',
    label: 'Visit',
  })
  expect(screen.queryByText('This leads nowhere.')).toBeNull()
})

test('every page that a link can take on is one of the shop', () => {
  const whole = { ...shop, facts: { ...shop.facts, levelId: 'friend' } }
  for (const { href } of shopPages(whole, scene => scene))
    expect(isDeadLink(href, { tenantId: 'pier', eventIds: new Set(['boat tour']) }), href).toBe(false)
})
