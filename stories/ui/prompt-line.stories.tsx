import type { Meta, StoryObj } from '@storybook/react-vite'
import { PromptLine } from '#app/ui/prompt-line/prompt-line.tsx'

export default { title: 'ui/PromptLine' } satisfies Meta

const verify = { label: 'Verify Membership', href: '#verify' }

export const Question: StoryObj = {
  render: () => (
    <PromptLine icon="person" links={[verify, { label: 'Become a member', href: '#join' }]}>
      Are you a member?
    </PromptLine>
  ),
}

export const Thanks: StoryObj = {
  render: () => (
    <PromptLine icon="heart" links={[]}>
      Welcome back, Ada Moss.
    </PromptLine>
  ),
}
