import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ComposerProvider, type ComposerTools } from '#editor/composer/composer-context.ts'
import { ColorControl } from '#editor/controls/color-control.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { emptyThemeDocument } from '#theme/document.ts'
import { definitionOf } from '#theme/variables.ts'

afterEach(cleanup)

test('while a colour is dragged its field and its swatch say the colour that the page shows', async () => {
  const tools = {
    document: emptyThemeDocument,
    compiled: compileTheme(emptyThemeDocument),
    held: {},
    edits: {},
    hold: () => undefined,
  } as Partial<ComposerTools>
  const onDrag = vi.fn()
  render(
    inWords(
      <ComposerProvider value={tools as ComposerTools}>
        <ColorControl
          id="brand"
          reference="color-brand"
          definition={definitionOf('color-brand')}
          value="#1f4e79"
          onApply={() => undefined}
          onDrag={onDrag}
        />
      </ComposerProvider>,
    ),
  )
  fireEvent.click(screen.getByRole('button'))
  const [area] = await screen.findAllByRole('slider', { name: /^Brand colour: / })
  expect(screen.getAllByRole('slider').map(each => each.getAttribute('aria-label'))).toEqual([
    'Brand colour: shade',
    'Brand colour: hue',
  ])
  fireEvent.keyDown(area!, { keyCode: 39, which: 39, key: 'ArrowRight' })
  const dragged = String(onDrag.mock.lastCall?.[0])
  expect(dragged).toMatch(/^#(?!1f4e79)[0-9a-f]{6}$/)
  const field = document.querySelector<HTMLInputElement>('[data-field="variables.color-brand"]')!
  expect(field.value).toBe(dragged)
  expect(screen.getAllByRole('button')[0]?.style.background).toBe(dragged)
})
