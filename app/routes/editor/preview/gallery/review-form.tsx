import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input, TextArea } from '#app/ui/field/input.tsx'
import { StarInput } from '#app/ui/stars/stars.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './gallery.css.ts'

/** The form of a review, with four stars given. */
export const ReviewForm = () => {
  const text = useText()
  return (
    <form className={styles.form} onSubmit={event => event.preventDefault()}>
      <StarInput
        legend={text('reviews-form-rating')}
        name="rating"
        defaultValue={4}
        labelOf={count => text('reviews-stars', { count })}
      />
      <Field label={text('reviews-form-title')}>
        <Input name="title" />
      </Field>
      <Field label={text('reviews-form-comment')}>
        <TextArea name="comment" />
      </Field>
      <div>
        <Button>{text('reviews-form-submit')}</Button>
      </div>
    </form>
  )
}
