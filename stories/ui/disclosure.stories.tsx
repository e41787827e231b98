import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'

export default { title: 'ui/Disclosure' } satisfies Meta

export const FoldedAndOpen: StoryObj = {
  render: () => (
    <>
      <Disclosure summary="What is included?">
        Entry to all tanks, the touch pool and the talk at eleven.
      </Disclosure>
      <Disclosure summary="Can I change the date?" open>
        Yes, up to an hour before.
      </Disclosure>
    </>
  ),
}
