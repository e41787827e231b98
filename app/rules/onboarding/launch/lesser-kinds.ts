/** Words for who seldom pays the full price: children, pupils, the old, and those who come for somebody else. */
const LESSER =
  /child|kid|infant|toddler|baby|babies|under|youth|teen|junior|student|pupil|school|senior|concession|reduced|member|carer|companion|accompan|escort|helper|staff|teacher|guide|driver|volunteer|press|patron|disab|access|niñ|bebé|infantil|menor|joven|estudiante|reducid|jubilad|mayores|socio|acompañ|enfant|bébé|moins de|jeune|étudiant|réduit|tarif réd|aîné|membre|accompagn|kind|baby|säugling|klein|unter|jugend|schüler|studier|ermäßig|senior|mitglied|begleit|طفل|أطفال|رضيع|طالب|كبار السن|عضو|مرافق/iu

/** Words for who pays the full price. */
const FULL =
  /adult|erwachsen|بالغ|full price|standard|general|regular|vollzahler|plein tarif|normal|entrada general/iu

/** Words that say of a thing that it is given or lent. */
const GIFT =
  /\bfree\b|\bborrow|\blend|\bloan|\blent\b|complimentary|included|no charge|on the house|courtesy|gratis|gratuit|préstamo|prestad|sin (?:cargo|costo|coste)|incluid|prêt|emprunt|offert|inclus|kostenlos|kostenfrei|leih|inklusive|مجان|إعارة|مشمول/iu

type Kind = { id: string; name: string; description: string }

/** Whether a kind of person is one that venues often let in for less, or for nothing, by its own words. */
export const isLesserKind = ({ id, name, description }: Kind): boolean =>
  LESSER.test(`${id} ${name} ${description}`)

/** Whether a kind of person is one that pays where anybody does, by its own words. */
export const isFullKind = (kind: Kind): boolean =>
  FULL.test(`${kind.id} ${kind.name}`) && !isLesserKind({ ...kind, description: '' })

/** Whether words say that something costs nothing on purpose. */
export const saysFree = (...words: readonly (string | undefined)[]): boolean =>
  words.some(text => text !== undefined && GIFT.test(text))
