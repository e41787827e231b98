import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackLink } from '#app/ui/link/back-link.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'

export default { title: 'ui/Link' } satisfies Meta

export const Kinds: StoryObj = {
  render: () => (
    <>
      <BackLink href="#list">All events</BackLink>
      <p>
        Read <Link href="#terms">the terms</Link>, or{' '}
        <Link href="#more">
          more<VisuallyHidden> about the reef</VisuallyHidden>
        </Link>
        .
      </p>
    </>
  ),
}
