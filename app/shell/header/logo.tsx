import * as styles from '#app/shell/header/header.css.ts'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { Link } from '#app/ui/link/link.tsx'
import { useText } from '#theme/texts/text-provider.tsx'

/** The venue's mark, or its name in its own face. */
export const Logo = ({ logo, venue }: Pick<ShellModel, 'logo' | 'venue'>) => {
  const text = useText()
  return (
    <Link href={logo.href} className={styles.logo} aria-label={text('header-logo', { venue })}>
      {logo.src ? (
        <img className={styles.logoPicture} src={logo.src} alt={logo.alt} width={176} height={44} />
      ) : (
        <span className={styles.logoName}>{venue}</span>
      )}
    </Link>
  )
}
