DROP INDEX "deeds_grams";--> statement-breakpoint
DROP INDEX "manufacturers_grams";--> statement-breakpoint
DROP INDEX "customers_grams";--> statement-breakpoint
DROP INDEX "customers_names_grams";--> statement-breakpoint
DROP INDEX "registration_requests_grams";--> statement-breakpoint
DROP INDEX "users_grams";--> statement-breakpoint
-- Taking a text apart costs some hundred times a comparison: planners are to do it where few rows are left to look at.
ALTER FUNCTION grams(text) COST 500;
