import type { Meta, StoryObj } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SampleBrandId, sampleBrands } from './setup/sample-brands.ts'
import { Themed } from './setup/themed.tsx'

type StoryFile = { default: Meta } & Record<string, StoryObj>

const files = Object.entries(import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true }))
const brands = Object.keys(sampleBrands) as SampleBrandId[]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** While a dialog is open: the empty elements that keep the focus in it, and what stands behind. */
const OUTSIDE_DIALOG = [['[data-radix-focus-guard]'], ['[data-aria-hidden]']]

beforeEach(() => {
  document.title = 'Stories'
  document.documentElement.lang = 'en'
  vi.stubGlobal('FontFace', class {})
  Object.assign(document, { fonts: { add: () => undefined, delete: () => undefined } })
})
afterEach(() => vi.unstubAllGlobals())

/** What axe finds in a story: the rule, and the first element that breaks it. */
async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(
    { include: [document.documentElement], exclude: OUTSIDE_DIALOG },
    { runOnly: RULES, resultTypes: ['violations'] },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

// A brand changes styles alone, whose contrast the theme's tests measure: the stories take turns at them.
test.each(files)('axe finds nothing in any story of %s', async (_, { default: meta, ...stories }) => {
  expect(Object.keys(stories).length).toBeGreaterThan(0)
  for (const [position, [name, { render: draw }]] of Object.entries(stories).entries()) {
    const Story = draw as unknown as ComponentType
    render(
      <Themed brand={brands[position % brands.length] ?? 'aquarium'} bare={meta.parameters?.bare}>
        <Story />
      </Themed>,
    )
    expect([name, await findViolations()]).toEqual([name, []])
    cleanup()
  }
})
