CREATE FUNCTION member_emails(document jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(lower(trim(card->>'email'))), '{}')
  FROM jsonb_array_elements(document->'cardholders') card
  WHERE card->>'email' IS NOT NULL AND coalesce(card->>'cardStatus', '') <> 'dropped'
$$;
--> statement-breakpoint
CREATE INDEX "members_by_card_email" ON "members" USING gin (member_emails(document));
