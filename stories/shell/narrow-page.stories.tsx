import type { Meta, StoryObj } from '@storybook/react-vite'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'

export default { title: 'shell/NarrowPage', parameters: { bare: true } } satisfies Meta

const Form = ({ error }: { error?: string }) => (
  <form className={formClass}>
    {error ? <Notice tone="critical">The email or password is not correct.</Notice> : null}
    <Field label="Email" error={error ? [error] : undefined} required>
      <Input name="email" type="email" />
    </Field>
    <Field label="Password" required>
      <Input name="password" type="password" />
    </Field>
    <div className={actionsClass}>
      <Button>Sign In</Button>
      <ButtonLink tone="quiet" href="#events">
        Cancel
      </ButtonLink>
    </div>
  </form>
)

export const WithForm: StoryObj = {
  render: () => (
    <NarrowPage
      heading="Sign in"
      intro="Sign in to view your past orders"
      further={<Link href="#forgotten">Forgot Password</Link>}
    >
      <Form />
    </NarrowPage>
  ),
}

export const Refused: StoryObj = {
  render: () => (
    <NarrowPage heading="Sign in">
      <Form error="Please enter a valid email" />
    </NarrowPage>
  ),
}

export const Done: StoryObj = {
  render: () => (
    <NarrowPage heading="Email sent">
      <Notice tone="positive">An email has been sent to ada@example.com.</Notice>
      <div>
        <ButtonLink tone="secondary" href="#sign-in">
          Sign in
        </ButtonLink>
      </div>
    </NarrowPage>
  ),
}
