import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { servedTheme } from '#theme/compile/served-theme.ts'
import { readThemeDocument } from '#theme/read-document.ts'

const variablesOf = (venue: string) => {
  const { theme } = JSON.parse(readFileSync(`app/data/demo/${venue}.json`, 'utf8'))
  return servedTheme(readThemeDocument({ schema: 1, ...theme }).document).variables
}

test('the ground of codes is white and they are black, also where a venue is dark', () => {
  const dark = variablesOf('orrery')
  expect(dark['--mq-surface-background']).toMatch(/^#[0-2]/)
  for (const variables of [dark, variablesOf('harborlight'), variablesOf('fernwood')])
    expect([variables['--mq-ticket-code-background'], variables['--mq-ticket-code']]).toEqual([
      '#ffffff',
      '#000000',
    ])
})
