import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { valueInWords } from '#editor/composer/changed-value.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

afterEach(cleanup)

const Value = ({ of, set }: { of: string; set: unknown }) => (
  <output>{valueInWords({ text: useText(), fonts: [] }, { key: of, value: set })}</output>
)

test.each([
  ['texts.events-empty', 'Nothing today', '“Nothing today”'],
  ['textSets.school.events-empty', '', '“”'],
  ['texts.legal-terms-tickets', 'x'.repeat(500), `“${'x'.repeat(120)}…”`],
  ['texts.header-hide-login', 'true', 'On'],
  ['variables.card-shadow', 'hairline', 'Thin line'],
  ['logo', { src: '/pictures/pier/mark.png' }, 'mark.png'],
  ['logo', undefined, 'not set'],
])('%s set to %j stands in a list as %s', (key, value, words) => {
  render(inWords(<Value of={key} set={value} />))
  expect(screen.getByRole('status').textContent).toBe(words)
})
