import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SceneChooser } from '#editor/composer/scene-chooser.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(cleanup)

const facts = {
  tenantId: 'pier',
  openDay: '2026-11-20',
  closedDay: null,
  soldOutDay: null,
  eventId: 'boat',
  soldOutEventId: null,
  comboId: null,
  levelId: null,
}

async function open() {
  const shown: string[] = []
  render(
    inWords(
      <SceneChooser facts={facts} scene="storefront" onScene={({ name, href }) => shown.push(name, href)} />,
    ),
  )
  const button = screen.getByRole('button')
  fireEvent.click(button)
  return { shown, button, field: await screen.findByRole('combobox') }
}

const optionAt = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

test('the scene that is shown is where the keys begin; arrows go through those found, Enter shows one and folds the list', async () => {
  const { shown, button, field } = await open()
  expect(button.textContent).toBe('SceneEvents list')
  expect(optionAt(field)).toBe('Events list')
  expect(screen.getAllByRole('option').length).toBeGreaterThan(100)
  fireEvent.change(field, { target: { value: 'ORDER twelve' } })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Order, twelve lines'])
  fireEvent.change(field, { target: { value: 'calendar' } })
  const found = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(optionAt(field)).toBe(found[0])
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(optionAt(field)).toBe(found[1])
  fireEvent.keyDown(field, { key: 'PageUp' })
  expect(optionAt(field)).toBe(found[0])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(shown).toEqual(['calendar', '/orders/pier/calendar?scene=calendar'])
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a press shows a scene, Escape folds the list, and what nothing is called says so', async () => {
  const { shown, button, field } = await open()
  fireEvent.change(field, { target: { value: 'no such scene' } })
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('No scene is called so.')
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(shown).toEqual([])
  expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button])
  fireEvent.click(button)
  fireEvent.click(await screen.findByText('Order, empty'))
  expect(shown).toEqual(['order-empty', '/orders/pier/tickets?scene=order-empty'])
})
