ALTER TABLE "venues" ADD COLUMN "sandbox_of" text;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "ends_at" timestamp (3) with time zone;