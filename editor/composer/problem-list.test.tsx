import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ComposerProvider, type ComposerTools } from '#editor/composer/composer-context.ts'
import { ProblemList } from '#editor/composer/problem-list.tsx'
import { applyChange } from '#editor/document/apply-change.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { type ThemePart, themeParts } from '#theme/theme-parts.ts'

afterEach(cleanup)

const kept: { document: ThemeDocument; steps: string[] } = { document: emptyThemeDocument, steps: [] }

const List = ({ rights }: { rights: readonly ThemePart[] }) => {
  const [document, setDocument] = useState(kept.document)
  kept.document = document
  const compiled = useMemo(() => compileTheme(document), [document])
  const tools = {
    ...{ document, compiled, locale: 'en-US', heroPicture: null, rights, held: {} },
    apply: (change, name) => {
      kept.steps.push(name)
      setDocument(applyChange(document, change))
    },
  } as Partial<ComposerTools>
  return (
    <ComposerProvider value={tools as ComposerTools}>
      <ProblemList onShow={() => undefined} onField={() => undefined} />
    </ComposerProvider>
  )
}

const SENDER = { 'mail-sender-address': 'tickets@pier.museum' }

function open(document: Partial<ThemeDocument>, rights: readonly ThemePart[] = themeParts) {
  Object.assign(kept, { document: { ...emptyThemeDocument, texts: SENDER, ...document }, steps: [] })
  render(inWords(<List rights={rights} />))
}

const weak: Partial<ThemeDocument> = {
  variables: { 'button-background': '#0a5c8a', 'button-label': '#3f7fa8' } as ThemeDocument['variables'],
}
const press = (name: string | RegExp) => fireEvent.click(screen.getAllByRole('button', { name })[0]!)

test('a pair that is hard to read is mended from the list, by one press, and the keyboard stays there', () => {
  open(weak)
  press(/problem/)
  expect(screen.getAllByText(/^Button label on Button/).length).toBeGreaterThan(0)
  press('Button label: #ffffff')
  expect(kept.document.variables['button-label']).toBe('#ffffff')
  expect(kept.steps).toEqual(['Button label'])
  expect(screen.queryByText(/^Button label on Button/)).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('No problems'))
})

const unknown: Partial<ThemeDocument> = {
  passthrough: {
    variables: { 'color-old': '#123456', 'color-older': '#123456' },
    textSets: { school: { 'cart-old': 'Old' } },
    other: { campaign: { name: 'spring' } },
  },
}

test('what this version has no name for is told, and goes one by one', () => {
  open(unknown)
  press('4 problems')
  press('Remove variables.color-old')
  expect(kept.document.passthrough.variables).toEqual({ 'color-older': '#123456' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '3 problems' }))
  press('Remove variables.color-older')
  press('Remove textSets.school.cart-old')
  expect(kept.document.passthrough).toEqual({ other: { campaign: { name: 'spring' } } })
  press('Remove other.campaign')
  expect(kept.document.passthrough).toEqual({})
  expect(document.activeElement).toBe(screen.getByText('No problems'))
})

test('it is told to those alone who may change such a thing', () => {
  open(unknown, ['words'])
  press('1 problem')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '1 problem',
    'Remove textSets.school.cart-old',
  ])
})

test('mails that would come from an address that nobody has are told', async () => {
  open({ texts: {} })
  fireEvent.click(await screen.findByRole('button', { name: '1 problem' }))
  expect(
    screen.getByText(/^Mail sender address is none of yours: mails come from tickets@example.org/),
  ).toBeTruthy()
})
