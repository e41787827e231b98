import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressGrid } from '#app/ui/field/address-grid.tsx'
import { Checkbox, ChoiceGroup, Radio, Switch } from '#app/ui/field/choice.tsx'
import { EmailInput } from '#app/ui/field/email-input.tsx'
import { Field, FieldError, FieldGroup, FieldRow } from '#app/ui/field/field.tsx'
import { FileInput } from '#app/ui/field/file-input.tsx'
import { CapitalizeInput, Input, Select, TextArea } from '#app/ui/field/input.tsx'
import { PasswordInput } from '#app/ui/field/password-input.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'

export default { title: 'ui/Field', component: Field } satisfies Meta<typeof Field>

const narrow = { maxWidth: 448 }

export const Texts: StoryObj = {
  render: () => (
    <div style={narrow}>
      <Stack gap="x6">
        <Field label="Email" hint="Your tickets are sent here." required>
          <EmailInput name="email" placeholder="name@example.com" />
        </Field>
        <Field label="Phone" optional>
          <Input name="phone" type="tel" autoComplete="tel" />
        </Field>
        <FieldRow>
          <Field label="City" error="Please enter a city">
            <Input name="city" defaultValue="" />
          </Field>
          <Field label="Zip code">
            <Input name="zip" short defaultValue="04101" />
          </Field>
        </FieldRow>
        <Field label="Password">
          <PasswordInput name="password" autoComplete="current-password" showLabel="Show password" />
        </Field>
        <Field label="Coupon code">
          <CapitalizeInput name="coupon" placeholder="AUTUMN" />
        </Field>
        <Field label="Country">
          <Select name="country" defaultValue="US">
            <option value="US">United States</option>
            <option value="CA">Canada</option>
          </Select>
        </Field>
        <Field label="Gift message" optional>
          <TextArea name="message" defaultValue="For your birthday: a year of jellyfish." />
        </Field>
        <Field label="Signed consent" hint="A PDF or a picture of at most 5 MB">
          <FileInput name="consent" />
        </Field>
        <Field label="Member number">
          <Input name="member" disabled defaultValue="H-20391" />
        </Field>
      </Stack>
    </div>
  ),
}

export const ChoicesOfAllKinds: StoryObj = {
  render: () => (
    <div style={narrow}>
      <Stack gap="x6">
        <FieldGroup legend="How did you hear about us?">
          <ChoiceGroup>
            <Radio name="source" value="friend" label="From a friend" defaultChecked />
            <Radio name="source" value="street" label="Walking past" description="The banner at the pier" />
            <Radio name="source" value="web" label="Online" disabled />
          </ChoiceGroup>
        </FieldGroup>
        <FieldGroup legend="Before you go on" error="Please accept the terms">
          <Checkbox name="terms" label="I accept the terms and conditions" aria-invalid />
          <Checkbox
            name="news"
            label="Send me the newsletter"
            description="Four times a year"
            defaultChecked
          />
        </FieldGroup>
        <Switch name="gift" label="This is a gift" defaultChecked />
        <Switch name="renew" label="Renew automatically" />
        <FieldGroup legend="Delivery">
          <ChoiceGroup>
            <Radio
              tile
              name="delivery"
              value="email"
              label="By email"
              description="Right after you pay"
              defaultChecked
            />
            <Radio
              tile
              name="delivery"
              value="desk"
              label="At the ticket desk"
              description="Bring a photo ID"
            />
          </ChoiceGroup>
        </FieldGroup>
      </Stack>
    </div>
  ),
}

const addressField = (label: string, name: string) => (
  <Field label={label}>
    <Input name={name} />
  </Field>
)

/** In the order of its country; town and code share a row. */
export const Address: StoryObj = {
  render: () => (
    <AddressGrid
      order={['streetAddress1', 'streetAddress2', 'zip', 'city', 'state']}
      parts={{
        streetAddress1: addressField('Street', 'street'),
        streetAddress2: null,
        zip: addressField('Postal code', 'zip'),
        city: addressField('Town', 'city'),
        state: null,
      }}
    />
  ),
}

export const ErrorAlone: StoryObj = {
  render: () => <FieldError id="party-error" message="Please say how many of you are coming" />,
}
