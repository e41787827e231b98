ALTER TABLE "theme_revisions" ADD COLUMN "kind" text DEFAULT 'publish' NOT NULL;--> statement-breakpoint
ALTER TABLE "theme_revisions" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "theme_revisions" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "theme_revisions" ADD COLUMN "base" integer;--> statement-breakpoint
ALTER TABLE "theme_revisions" ADD COLUMN "origin" integer;