import * as styles from '#app/shell/header/header.css.ts'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { Link } from '#app/ui/link/link.tsx'
import { useBrokenPicture } from '#app/ui/picture/use-broken-picture.ts'
import { classNames } from '#app/ui/styles/class-names.ts'
import { usePreviewLogo } from '#theme/texts/runtime/preview-shell.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The venue's mark, or its name in its own face. */
export const Logo = ({ logo, venue }: Pick<ShellModel, 'logo' | 'venue'>) => {
  const text = useText()
  const src = usePreviewLogo() ?? logo.src
  const { isBroken, watch } = useBrokenPicture(src)
  return (
    <Link href={logo.href} className={styles.logo} aria-label={text('header-logo', { venue })}>
      {src && !isBroken ? (
        <img {...watch} className={styles.logoPicture} src={src} alt={logo.alt} width={176} height={44} />
      ) : (
        <Name venue={venue} shortName={logo.shortName} />
      )}
    </Link>
  )
}

/** The whole name where there is room, the short one on phones. The link says the whole one. */
const Name = ({ venue, shortName }: { venue: string; shortName: string | undefined }) => (
  <>
    <bdi className={classNames(styles.logoName, shortName && styles.roomyName)}>{venue}</bdi>
    {shortName && <bdi className={classNames(styles.logoName, styles.shortName)}>{shortName}</bdi>}
  </>
)
