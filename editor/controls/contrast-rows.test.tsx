import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ComposerProvider, type ComposerTools } from '#editor/composer/composer-context.ts'
import { ContrastRows } from '#editor/controls/contrast-rows.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'

afterEach(cleanup)

function drawRows(variables: Record<string, string>) {
  const document = { ...emptyThemeDocument, variables: variables as ThemeDocument['variables'] }
  const apply = vi.fn<ComposerTools['apply']>()
  const tools = {
    document,
    compiled: compileTheme(document),
    heroPicture: null,
    apply,
  } as Partial<ComposerTools>
  render(
    inWords(
      <ComposerProvider value={tools as ComposerTools}>
        <ContrastRows reference="button-label" />
      </ComposerProvider>,
    ),
  )
  return apply
}

test('a pair that is hard to read offers colours that can be read, each by one press', () => {
  const apply = drawRows({ 'button-background': '#0a5c8a', 'button-label': '#3f7fa8' })
  fireEvent.click(screen.getAllByRole('button', { name: 'Button label: #ffffff' })[0]!)
  expect(apply).toHaveBeenCalledWith(
    { kind: 'variable', reference: 'button-label', value: '#ffffff' },
    'Button label',
  )
})

test('pairs that can be read offer nothing', () => {
  drawRows({})
  expect(screen.queryByRole('button')).toBeNull()
})
