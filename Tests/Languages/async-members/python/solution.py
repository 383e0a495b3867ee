import asyncio


class Kitchen:
    async def cook(self, meal):
        if not meal:
            raise ValueError("nothing to cook")
        print("cooking")
        await asyncio.sleep(0.001)
        return f"hot {meal}"
