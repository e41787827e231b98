import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'

export default { title: 'ui/Error summary' } satisfies Meta

const narrow = { maxWidth: 448 }

export const Errors: StoryObj = {
  render: () => (
    <div style={narrow}>
      <Stack gap="x6">
        <ErrorSummary
          errors={[
            { fieldId: 'one', message: 'Please enter a city' },
            { fieldId: 'two', message: 'This email address is not complete' },
          ]}
        />
        <Field id="one" label="City" error="Please enter a city">
          <Input name="city" />
        </Field>
        <Field
          id="two"
          label="Email"
          error="This email address is not complete"
          hint="Your tickets are sent here."
        >
          <Input name="email" defaultValue="ada@" />
        </Field>
      </Stack>
    </div>
  ),
}
