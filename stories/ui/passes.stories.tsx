import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PassLink } from '#app/rules/links/pass-links.ts'
import { keepers } from '#app/ui/passes/pass-buttons.css.ts'
import { PassButtons } from '#app/ui/passes/pass-buttons.tsx'

export default { title: 'ui/Passes' } satisfies Meta

const show = (links: readonly PassLink[]) => (
  <div className={keepers}>
    <PassButtons links={links} />
  </div>
)

export const Wallets: StoryObj = {
  render: () =>
    show([
      { wallet: 'apple', href: '#apple', part: null },
      { wallet: 'google', href: '#google', part: null },
    ]),
}

/** More tickets than a phone takes at once. */
export const Parts: StoryObj = {
  render: () =>
    show([
      { wallet: 'apple', href: '#1', part: { from: 1, to: 10 } },
      { wallet: 'apple', href: '#2', part: { from: 11, to: 12 } },
    ]),
}
