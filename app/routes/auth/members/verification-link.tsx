import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect } from 'react'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type VerificationLinkProps = {
  /** this browser asked for the link */
  isOwn: boolean
}

/**
 * Where a mail led to. The browser that asked for the link goes on by itself (MEM-242); any other asks for a press, since programs that look
 * through mails open links and run their scripts.
 */
export const VerificationLink = ({
  isOwn,
  result,
}: VerificationLinkProps & { result: SubmissionResult | undefined }) => {
  const text = useText()
  const intent = useNavigation().formData?.get('intent')
  const heading = text('member-login-link-heading')
  useFinishOnLoad(isOwn)
  return (
    <NarrowPage
      heading={heading}
      intro={text(isOwn ? 'member-login-working' : 'member-login-link-description')}
    >
      <Form method="post" className={formClass}>
        <UnansweredNotice />
        <div className={actionsClass}>
          <Button name="intent" value="finish" busy={intent === 'finish'}>
            {text('member-login-continue')}
          </Button>
        </div>
      </Form>
      {isOwn ? null : <CodeForm result={result} busy={intent === 'confirm'} />}
    </NarrowPage>
  )
}

/** In the browser that asked, as soon as it is looked at: a page that is drawn ahead of time waits. */
function useFinishOnLoad(isOwn: boolean) {
  const submit = useSubmit()
  useEffect(() => {
    if (!isOwn) return
    const finish = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', finish)
      submit({ intent: 'finish' }, { method: 'post' })
    }
    document.addEventListener('visibilitychange', finish)
    finish()
    return () => document.removeEventListener('visibilitychange', finish)
  }, [isOwn, submit])
}

const CodeForm = ({ result, busy }: { result: SubmissionResult | undefined; busy: boolean }) => {
  const [form, { code }] = useForm<{ code: string }>({ lastResult: result })
  const text = useText()
  return (
    <Section heading={text('member-login-other-device')} step="title">
      <Form method="post" className={formClass} {...getFormProps(form)}>
        <Field
          id={code.id}
          label={text('member-login-code')}
          hint={text('member-login-other-device-description')}
          error={code.errors}
          required
        >
          <Input name="code" short inputMode="numeric" autoComplete="off" defaultValue={code.initialValue} />
        </Field>
        <div className={actionsClass}>
          <Button tone="secondary" name="intent" value="confirm" busy={busy}>
            {text('member-login-code-submit')}
          </Button>
        </div>
      </Form>
    </Section>
  )
}

/** The other device goes on; here is nothing left to do. */
export const VerifiedNotice = () => {
  const text = useText()
  return (
    <NarrowPage heading={text('member-login-confirmed-heading')}>
      <Notice tone="positive" live>
        {text('member-login-confirmed')}
      </Notice>
    </NarrowPage>
  )
}
