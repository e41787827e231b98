import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'

export default { title: 'ui/Notice' } satisfies Meta

export const Notices: StoryObj = {
  render: () => (
    <Stack>
      <Notice heading="Your tickets are held">They are yours until 10:42 AM.</Notice>
      <Notice tone="positive" heading="Thank you for being a member, Ada!" />
      <Notice tone="warning">Only 3 tickets remaining at this time.</Notice>
      <Notice
        tone="critical"
        heading="Ticket Limit"
        actions={
          <ButtonLink tone="secondary" size="small" href="#">
            Edit
          </ButtonLink>
        }
      >
        Please adjust before placing order.
      </Notice>
      <NoticeLine tone="warning">3 tickets remaining</NoticeLine>
      <NoticeLine tone="critical">There are not enough tickets available.</NoticeLine>
    </Stack>
  ),
}
