import '#theme/base/layers.css.ts'
import '#theme/base/reset.css.ts'
import '#theme/base/page.css.ts'
