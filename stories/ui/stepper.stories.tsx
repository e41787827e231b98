import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#app/ui/stack/stack.tsx'
import { Stepper, type StepperProps } from '#app/ui/stepper/stepper.tsx'

export default { title: 'ui/Stepper' } satisfies Meta

const quantity = (name: string, more: Partial<StepperProps> = {}) => (
  <Stepper
    name={name}
    label={`Quantity of ${name}`}
    increaseLabel={`Increase ${name}`}
    decreaseLabel={`Decrease ${name}`}
    {...more}
  />
)

export const Quantities: StoryObj = {
  render: () => (
    <Stack>
      {quantity('adults')}
      {quantity('children', { defaultValue: 2, max: 2 })}
      {quantity('students', { defaultValue: 12, max: 10 })}
      {quantity('seniors', { blocked: true })}
      {quantity('members', { disabled: true })}
    </Stack>
  ),
}
