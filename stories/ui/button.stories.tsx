import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink, IconButton } from '#app/ui/button/button.tsx'
import { Row, Stack } from '#app/ui/stack/stack.tsx'

export default { title: 'ui/Button', component: Button } satisfies Meta<typeof Button>

export const Tones: StoryObj = {
  render: () => (
    <Row>
      <Button>Place Order</Button>
      <Button tone="secondary">Add More</Button>
      <Button tone="quiet">Change Date</Button>
      <Button tone="danger">Cancel Order</Button>
    </Row>
  ),
}

export const States: StoryObj = {
  render: () => (
    <Row>
      <Button busy busyLabel="Placing Order">
        Place Order
      </Button>
      <Button busyLabel="Placing Order">Place Order</Button>
      <Button disabled>Continue</Button>
      <Button blocked tone="secondary">
        Continue
      </Button>
      <ButtonLink href="#" iconEnd="arrow-end">
        Tickets
      </ButtonLink>
      <Button icon="calendar" tone="secondary">
        Select a date
      </Button>
    </Row>
  ),
}

export const Sizes: StoryObj = {
  render: () => (
    <Stack>
      <Row>
        <Button size="small">Tickets</Button>
        <Button>Tickets</Button>
        <Button size="large">Tickets</Button>
        <IconButton icon="close" label="Close" />
      </Row>
      <Button wide>Mitgliedschaftsverlängerung abschließen</Button>
    </Stack>
  ),
}
