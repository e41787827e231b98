import { Link } from '#app/ui/link/link.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../../checkout-model.ts'
import * as styles from './terms.css.ts'

/** What is agreed to in one sentence, which leads to where it is written; a membership that renews itself has a part of its own. */
export const Terms = ({ terms: { href, renewalHref, policy } }: Pick<CheckoutPage, 'terms'>) => {
  const text = useText()
  return (
    <div className={styles.terms}>
      <Agreement href={href} />
      {policy.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      {renewalHref ? (
        <p>
          <Link className={styles.link} href={renewalHref} target="_blank">
            {text('review-step-renewal-link')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

/** The sentence with the link where it names the terms; one that does not name them has the link behind it. */
const Agreement = ({ href }: { href: string }) => {
  const text = useText()
  const [sentence, name] = [text('review-step-terms'), text('review-step-terms-link')]
  const at = sentence.toLowerCase().indexOf(name.toLowerCase())
  const link = (words: string) => (
    <Link className={styles.link} href={href} target="_blank">
      {words}
    </Link>
  )
  if (at < 0)
    return (
      <>
        <RichWords reference="review-step-terms" />
        <p>{link(name)}</p>
      </>
    )
  return (
    <p>
      {sentence.slice(0, at)}
      {link(sentence.slice(at, at + name.length))}
      {sentence.slice(at + name.length)}
    </p>
  )
}
