import { Form } from '@remix-run/react'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from '../profile.css.ts'

/** How the account is kept: another password, and the end of every session. */
export const Security = ({ passwordHref }: { passwordHref: string }) => {
  const text = useText()
  return (
    <section className={styles.security}>
      <Heading level={2} step="title">
        {text('account-security-heading')}
      </Heading>
      <Link href={passwordHref}>{text('account-security-password')}</Link>
      <p>{text('account-security-everywhere-description')}</p>
      <Form method="post">
        <Button tone="secondary" name="intent" value="sign-out-everywhere">
          {text('account-security-everywhere')}
        </Button>
      </Form>
    </section>
  )
}
