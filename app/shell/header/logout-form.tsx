import { FrameForm } from '#app/shell/unanswered/frame-form.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Signing out changes something, so it is a form and not a link; afterwards the page is opened anew, with nothing of before. */
export const LogoutForm = ({ action, className }: { action: string; className: string | undefined }) => (
  <FrameForm action={action} onTaken={href => window.location.assign(href)}>
    <button type="submit" className={className}>
      {useText()('header-logout')}
    </button>
  </FrameForm>
)
