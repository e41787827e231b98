import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import * as styles from '#app/ui/button/button.css.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-paths.ts'
import { Link, type LinkProps } from '#app/ui/link/link.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'

export type ButtonTone = keyof typeof styles.tone

export type ButtonLook = {
  tone?: ButtonTone
  size?: keyof typeof styles.size
  /** As wide as what holds it. */
  wide?: boolean
  icon?: IconName
  iconEnd?: IconName
}

export type ButtonProps = ButtonLook &
  ComponentPropsWithoutRef<'button'> & {
    /** The press is being worked on: further presses do nothing, the label becomes `busyLabel`. */
    busy?: boolean
    busyLabel?: ReactNode
    /** Blocked but still reachable, so that its reason (`aria-describedby`) can be read. */
    blocked?: boolean
  }

const lookOf = ({ tone = 'primary', size = 'regular', wide }: ButtonLook, className?: string) =>
  classNames(styles.tone[tone], styles.size[size], wide && styles.wide, className)

const swallow = (event: MouseEvent) => event.preventDefault()

/** One press, one thing happening. A screen has one primary button. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    tone,
    size,
    wide,
    icon,
    iconEnd,
    busy = false,
    busyLabel,
    blocked = false,
    className,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  const still = busy || blocked
  return (
    <button
      type="submit"
      ref={ref}
      className={lookOf({ tone, size, wide }, className)}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      onClick={still ? swallow : onClick}
      {...rest}
    >
      {busy && !busyLabel ? <Spinner /> : null}
      {icon && !busy ? <Icon name={icon} /> : null}
      {busyLabel ? (
        <SwappedLabel busy={busy} label={children} busyLabel={busyLabel} />
      ) : (
        <span>{children}</span>
      )}
      {iconEnd && !busy && <Icon name={iconEnd} />}
    </button>
  )
})

const SwappedLabel = ({
  busy,
  label,
  busyLabel,
}: {
  busy: boolean
  label: ReactNode
  busyLabel: ReactNode
}) => (
  <span className={styles.labels}>
    <span className={classNames(styles.label, busy && styles.away)} aria-hidden={busy || undefined}>
      {label}
    </span>
    <span className={classNames(styles.label, !busy && styles.away)} aria-hidden={!busy || undefined}>
      {busy ? <Spinner /> : null}
      {busyLabel}
    </span>
  </span>
)

const Spinner = () => <span className={styles.spinner} aria-hidden="true" />

/** A link that looks like a button, for a next step that is another page. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLook & LinkProps>(function ButtonLink(
  { tone, size, wide, icon, iconEnd, className, children, ...rest },
  ref,
) {
  return (
    <Link ref={ref} className={lookOf({ tone, size, wide }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </Link>
  )
})

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'busyLabel'> & {
  icon: IconName
  label: string
}

/** A button whose label is only read out. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { tone = 'quiet', size, icon, label, blocked, className, type = 'button', onClick, busy, wide, ...rest },
  ref,
) {
  return (
    <button
      type={type}
      ref={ref}
      className={lookOf({ tone, size, wide }, classNames(styles.iconOnly, className))}
      aria-disabled={blocked || busy || undefined}
      onClick={blocked || busy ? swallow : onClick}
      {...rest}
    >
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
})
