ALTER TABLE "orders" ADD COLUMN "membership_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "is_retail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_membership" ON "orders" USING gin ("membership_ids");