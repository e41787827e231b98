import { useText } from '#theme/texts/text-provider.tsx'

/** Signing out changes something, so it is a form and not a link. */
export const LogoutForm = ({ action, className }: { action: string; className: string | undefined }) => (
  <form method="post" action={action}>
    <button type="submit" className={className}>
      {useText()('header-logout')}
    </button>
  </form>
)
